/** Whether a deal of a record is the one that the secret and the players' salts make. */
import { commitment, DEALINGS, type Dealing, type Dealt, makeDeal, type Salt } from "./deal";

/** What a record says of one deal, as far as the check needs it. */
export interface RecordedDeal {
  readonly forehand: number;
  readonly hands: readonly string[];
  readonly stock: string;
  /** True where forehand was drawn as well. */
  readonly first?: boolean;
  readonly shuffle?: {
    readonly commit: string;
    readonly secret?: string | null;
    readonly salts: readonly Salt[];
    readonly first?: boolean;
  };
}

export interface PlayedRecord {
  readonly game: string;
  readonly deals: readonly RecordedDeal[];
}

/** What this browser kept while the deal was being made: the promise it saw and the salt it sent. */
export interface Witness {
  readonly commit: string;
  readonly salt: Salt;
}

/**
 * The answer for one deal. `ok` with `witness` false: the cards are right, but this browser did not see the
 * promise or sent no salt, so it can't vouch for more than that. Everything else names what is wrong or missing.
 */
export type Finding =
  | { readonly result: "ok"; readonly witness: boolean; readonly salts: number }
  | { readonly result: "missing"; readonly why: "no-shuffle" | "no-secret" | "unknown-game" }
  | {
      readonly result: "wrong";
      readonly why:
        | "commit"
        | "promise"
        | "salt-missing"
        | "salt-altered"
        | "forehand"
        | "cards"
        | "malformed";
    };

function sameCards(held: string, dealt: readonly string[]): boolean {
  return held.split(" ").sort().join(" ") === [...dealt].sort().join(" ");
}

function cardsFit(deal: RecordedDeal, dealt: Dealt): boolean {
  const handsFit = dealt.hands.every((hand, seat) => sameCards(deal.hands[seat] ?? "", hand));
  return handsFit && deal.stock === dealt.stock.join(" ");
}

function saltFault(salts: readonly Salt[], seat: number | null, witness: Witness | null): Finding | null {
  if (seat === null || witness?.salt == null) return null;
  const listed = salts[seat] ?? null;
  if (listed === null) return { result: "wrong", why: "salt-missing" };
  return listed === witness.salt ? null : { result: "wrong", why: "salt-altered" };
}

function madeAgain(
  dealing: Dealing,
  deal: RecordedDeal,
  secret: string,
  salts: readonly Salt[],
): Dealt | null {
  const drawn = deal.first ?? deal.shuffle?.first ?? false;
  try {
    return makeDeal(dealing, secret, salts, drawn ? null : deal.forehand);
  } catch {
    return null;
  }
}

/**
 * Checks one deal. `seat` is this browser's seat (null for a watcher) and `witness` what it kept of the
 * deal, null where it kept nothing.
 */
export function checkDeal(
  game: string,
  deal: RecordedDeal,
  seat: number | null,
  witness: Witness | null,
): Finding {
  const dealing = DEALINGS[game];
  if (!dealing) return { result: "missing", why: "unknown-game" };
  if (!deal.shuffle) return { result: "missing", why: "no-shuffle" };
  const { commit, secret, salts } = deal.shuffle;
  if (!secret) return { result: "missing", why: "no-secret" };
  const dealt = madeAgain(dealing, deal, secret, salts);
  if (!dealt) return { result: "wrong", why: "malformed" };
  if (!isPromised(secret, commit)) return { result: "wrong", why: "commit" };
  if (witness && witness.commit !== commit) return { result: "wrong", why: "promise" };
  const fault = saltFault(salts, seat, witness);
  if (fault) return fault;
  if (dealt.forehand !== deal.forehand) return { result: "wrong", why: "forehand" };
  if (!cardsFit(deal, dealt)) return { result: "wrong", why: "cards" };
  const given = salts.filter((salt) => salt !== null).length;
  return { result: "ok", witness: witness?.salt != null, salts: given };
}

/** Whether a secret is the one that was promised. */
export const isPromised = (secret: string, commit: string): boolean => commitment(secret) === commit;

/** Checks every deal of a record; `witness` is asked with the deal's place in the record, from 0. */
export function checkRecord(
  record: PlayedRecord,
  seat: number | null,
  witness: (place: number) => Witness | null,
): Finding[] {
  return record.deals.map((deal, place) => checkDeal(record.game, deal, seat, witness(place)));
}
