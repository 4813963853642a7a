import { expect, test } from "vitest";
import { commitment, DEALINGS, makeDeal } from "../../shuffle/deal";
import type { SetDeal, SetResult } from "../../wire";
import { checkKept } from "./bound";

const secret = "5a".repeat(32);
const deal = { deal: 1, commit: commitment(secret), secret } as SetDeal;
const shown = ["Ada", "Bo", "Cy"].map((name) => ({ name, table: name }) as SetResult);

function recordOf(secret: string) {
  const dealing = DEALINGS.perfrance;
  if (!dealing) throw new Error("no such game");
  const dealt = makeDeal(dealing, secret, [null, null, null, null], 0);
  const hands = dealt.hands.map((hand) => hand.join(" "));
  const shuffle = { commit: commitment(secret), secret, salts: [null, null, null, null] };
  return { game: "perfrance", deals: [{ forehand: 0, hands, stock: dealt.stock.join(" "), shuffle }] };
}

test("each of those who are shown played the cards that the secret gives", async () => {
  const asked: string[] = [];
  const kept = await checkKept(deal, shown, async (table) => {
    asked.push(table);
    return recordOf(secret);
  });
  expect(kept).toEqual({ result: "ok", people: 3 });
  expect(asked).toEqual(["Ada", "Bo", "Cy"]);
});

test("it is told whose cards are others, wherever they stand", async () => {
  const kept = await checkKept(deal, shown, async (table) =>
    recordOf(table === "Cy" ? "6b".repeat(32) : secret),
  );
  expect(kept).toEqual({ result: "wrong", finding: { result: "wrong", why: "promise" }, name: "Cy" });
});

test("salts that are not the deal's are none of its cards, though they and the secret fit each other", async () => {
  const salts = ["cd".repeat(16), null, null, null];
  const salted = { ...deal, salts };
  const [played] = recordOf(secret).deals;
  const record = { game: "perfrance", deals: [{ ...played, shuffle: { ...played?.shuffle, salts } }] };
  const finding = { result: "wrong", why: "salt-altered" };
  expect(await checkKept(deal, shown, async () => record)).toEqual({ result: "wrong", finding, name: "Ada" });
  expect(await checkKept(salted, shown, async () => recordOf(secret))).toEqual({
    result: "wrong",
    finding,
    name: "Ada",
  });
});

test("a secret that was not promised is wrong whatever was played, and one that nobody played is at least promised", async () => {
  const never = async () => Promise.reject(new Error("nothing is asked for"));
  const other = { ...deal, secret: "6b".repeat(32) };
  expect(await checkKept(other, shown, never)).toEqual({ result: "wrong", finding: null, name: null });
  expect(await checkKept(deal, [], never)).toEqual({ result: "promised", people: 0 });
});
