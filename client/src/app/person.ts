/**
 * For whom the deals of this browser count: a random key, and nothing else. There is none until somebody wants one,
 * and the server keeps no more than its hash.
 */
import { randomHex } from "./random";
import { fitting, load, save } from "./storage";

/** Where it is kept. */
export const PERSON = "forehand.person";

export interface Person {
  /** 64 hex digits, or nothing. */
  key: string;
  /** Whether deals count now. */
  on: boolean;
  /** A key that this device had before, whose deals are still to be put to those of the key. */
  former: string;
  /** Whether the person has said yes or no, and is not asked again. */
  asked: boolean;
}

const NOBODY: Person = { key: "", on: false, former: "", asked: false };
const KEY = /^[0-9a-f]{64}$/;

export function person(): Person {
  const kept = { ...NOBODY, ...fitting(NOBODY, load(PERSON)) };
  return kept.key === "" || KEY.test(kept.key) ? kept : { ...NOBODY, asked: kept.asked };
}

/** Keeps it, and lets this page know as the others do. */
export function setPerson(change: Partial<Person>): Person {
  const now = { ...person(), ...change };
  save(PERSON, now);
  dispatchEvent(new StorageEvent("storage", { key: PERSON }));
  return now;
}

/** From now on deals count. */
export function count(): Person {
  return setPerson({ key: person().key || randomHex(32), on: true, asked: true });
}

/** For whom a table is to count our deals: for nobody by null, and without a word where nobody ever wanted it. */
export function countsFor(): string | null | undefined {
  const { key, on } = person();
  return key === "" ? undefined : on ? key : null;
}
