import { describe, expect, test } from "vitest";
import vectors from "../../../tests/cases/shuffle.json";
import { checkDeal, checkRecord, type RecordedDeal, type Witness } from "./check";

const vector = vectors[0] as (typeof vectors)[number];
const GAME = vector.game;
const ADA = 0;
const ADAS: Witness = { commit: vector.commit, salt: vector.salts[ADA] ?? null };

function recorded(change: Partial<RecordedDeal> = {}, shuffle: object = {}): RecordedDeal {
  const { forehand, hands, stock, commit, secret, salts } = vector;
  return { forehand, hands, stock, shuffle: { commit, secret, salts, ...shuffle }, ...change };
}

describe("a deal that is right", () => {
  test.each(vectors)(
    "$game, first: $first",
    ({ game, forehand, hands, stock, first, commit, secret, salts }) => {
      const deal = { forehand, hands, stock, first, shuffle: { commit, secret, salts } };
      const witness = { commit, salt: salts[2] ?? null };
      expect(checkDeal(game, deal, 2, witness)).toEqual({ result: "ok", witness: true, salts: 2 });
    },
  );

  test("is right in any order of the hands' cards", () => {
    const hands = vector.hands.map((hand) => hand.split(" ").reverse().join(" "));
    expect(checkDeal(GAME, recorded({ hands }), ADA, ADAS).result).toBe("ok");
  });

  test("can be checked by a watcher, who vouches for the cards alone", () => {
    expect(checkDeal(GAME, recorded(), null, null)).toEqual({ result: "ok", witness: false, salts: 2 });
  });
});

describe("what is wrong is named", () => {
  const wrong = (deal: RecordedDeal, seat: number | null = ADA, witness: Witness | null = ADAS) =>
    checkDeal(GAME, deal, seat, witness);

  test("a secret that does not fit the promise in the record", () => {
    expect(wrong(recorded({}, { commit: "00".repeat(32) }), null, null)).toEqual({
      result: "wrong",
      why: "commit",
    });
  });

  test("a promise that is not the one this browser saw", () => {
    const saw = { ...ADAS, commit: "11".repeat(32) };
    expect(wrong(recorded(), ADA, saw)).toEqual({ result: "wrong", why: "promise" });
  });

  test("my salt left out", () => {
    const salts = [null, ...vector.salts.slice(1)];
    expect(wrong(recorded({}, { salts }))).toEqual({ result: "wrong", why: "salt-missing" });
  });

  test("my salt altered", () => {
    const salts = ["ff".repeat(16), ...vector.salts.slice(1)];
    expect(wrong(recorded({}, { salts }))).toEqual({ result: "wrong", why: "salt-altered" });
  });

  test("two cards swapped between hands", () => {
    const hands = [...vector.hands];
    [hands[0], hands[1]] = [hands[1] as string, hands[0] as string];
    expect(wrong(recorded({ hands }))).toEqual({ result: "wrong", why: "cards" });
  });

  test("the stock in another order", () => {
    const stock = vector.stock.split(" ").reverse().join(" ");
    expect(wrong(recorded({ stock }))).toEqual({ result: "wrong", why: "cards" });
  });

  test("a forehand that was not the one drawn", () => {
    const drawn = vectors[1] as (typeof vectors)[number];
    const { hands, stock, commit, secret, salts } = drawn;
    const deal = { forehand: 0, hands, stock, first: true, shuffle: { commit, secret, salts } };
    expect(checkDeal(GAME, deal, null, null)).toEqual({ result: "wrong", why: "forehand" });
  });

  test("a secret that is no hex", () => {
    expect(wrong(recorded({}, { secret: "not hex" }))).toEqual({ result: "wrong", why: "malformed" });
  });
});

test("what is missing is named", () => {
  expect(checkDeal(GAME, recorded({ shuffle: undefined }), ADA, ADAS)).toEqual({
    result: "missing",
    why: "no-shuffle",
  });
  expect(checkDeal(GAME, recorded({}, { secret: undefined }), ADA, ADAS)).toEqual({
    result: "missing",
    why: "no-secret",
  });
  expect(checkDeal("whist", recorded(), ADA, ADAS)).toEqual({ result: "missing", why: "unknown-game" });
});

test("a record is checked deal by deal", () => {
  const record = { game: GAME, deals: [recorded(), recorded({ shuffle: undefined })] };
  const findings = checkRecord(record, ADA, (place) => (place === 0 ? ADAS : null));
  expect(findings.map(({ result }) => result)).toEqual(["ok", "missing"]);
});
