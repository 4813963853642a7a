import { describe, expect, test } from "vitest";
import vectors from "../../../tests/cases/shuffle.json";
import { commitment, DEALINGS, type Dealing, makeDeal } from "./deal";

function canonical(hand: readonly string[], pack: readonly string[]): string {
  return pack.filter((card) => hand.includes(card)).join(" ");
}

describe.each(vectors)("$game, first: $first", (vector) => {
  const dealing = DEALINGS[vector.game] as Dealing;
  const deal = makeDeal(dealing, vector.secret, vector.salts, vector.first ? null : vector.forehand);

  test("the secret fits its commitment", () => {
    expect(commitment(vector.secret)).toBe(vector.commit);
  });

  test("forehand and pack come out as published", () => {
    expect([deal.forehand, deal.pack.join(" ")]).toEqual([vector.forehand, vector.pack]);
  });

  test("hands and stock are dealt in the game's packets", () => {
    expect(deal.hands.map((hand) => canonical(hand, dealing.pack))).toEqual(vector.hands);
    expect(deal.stock.join(" ")).toBe(vector.stock);
  });
});

test("every pack is dealt to its last card", () => {
  for (const { seats, pack, packets } of Object.values(DEALINGS)) {
    const dealt = packets.reduce((sum, packet) => sum + packet.each * seats + packet.stock, 0);
    expect(dealt).toBe(pack.length);
    expect(new Set(pack).size).toBe(pack.length);
  }
});

test("another salt makes another deal", () => {
  const vector = vectors[0] as (typeof vectors)[number];
  const other = makeDeal(
    DEALINGS[vector.game] as Dealing,
    vector.secret,
    [null, null, null],
    vector.forehand,
  );
  expect(other.pack.join(" ")).not.toBe(vector.pack);
});
