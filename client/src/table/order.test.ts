import { expect, test } from "vitest";
import { asKept, inOrder, moved } from "./order";

const held = (text: string) => text.split(" ");

test("without trumps suits stand in alternating colours, each from high to low", () => {
  const hand = held("S7 S8 SA C9 CT D7 D8 H7 HQ HK");
  expect(inOrder(hand, []).join(" ")).toBe("SA S8 S7 HK HQ H7 CT C9 D8 D7");
});

test("trumps stand left, and the next suit is of the other colour", () => {
  const diamonds = held("DA DK DQ DJ DT D9 D8 D7");
  expect(inOrder(held("S9 CJ CK DQ H7 HT HA"), diamonds).join(" ")).toBe("DQ S9 HA HT H7 CK CJ");
});

test("a left bower stands among the trumps, the joker before them", () => {
  const hearts = held("JK HJ DJ HA HK HQ HT H9 H8 H7 H6 H5 H4");
  const hand = held("S6 SQ DA DJ H9 HJ HA JK");
  expect(inOrder(hand, hearts).join(" ")).toBe("JK HJ DJ HA H9 SQ S6 DA");
});

test("a joker is left of the suits also before there is a contract", () => {
  expect(inOrder(held("S5 H4 JK"), [])[0]).toBe("JK");
});

test("two suits of one colour stand on both sides of the other colour", () => {
  expect(inOrder(held("S7 C7 H7"), []).join(" ")).toBe("S7 H7 C7");
  expect(inOrder(held("D7 C7 H7"), []).join(" ")).toBe("H7 C7 D7");
});

test("no card is lost or doubled", () => {
  const hand = held("S2 S9 D5 DT C2 C7 CA H2 H4 HT HQ HK SA");
  expect(inOrder(hand, held("CA C7 C2")).sort()).toEqual([...hand].sort());
});

test("trumps stand right where that is wished", () => {
  const diamonds = held("DA DK DQ DJ DT D9 D8 D7");
  const hand = held("S9 CJ CK DQ H7 HT HA");
  expect(inOrder(hand, diamonds, { by: "suit", aside: "right" }).join(" ")).toBe("S9 HA HT H7 CK CJ DQ");
});

test("trumps among the suits stay together, with the left bower", () => {
  const hearts = held("JK HJ DJ HA HK HQ HT H9 H8 H7 H6 H5 H4");
  const hand = held("S6 SQ DA DJ H9 C7");
  expect(inOrder(hand, hearts, { by: "suit", aside: "among" }).join(" ")).toBe("SQ S6 DJ H9 C7 DA");
});

test("by rank the highest come first, whatever their suit, behind the trumps that stand aside", () => {
  const hand = held("S9 CK DQ H7 HA C9");
  expect(inOrder(hand, [], { by: "rank", aside: "left" }).join(" ")).toBe("HA CK DQ S9 C9 H7");
  expect(inOrder(hand, held("DQ D7"), { by: "rank", aside: "left" })[0]).toBe("DQ");
  expect(inOrder(hand, held("DQ D7"), { by: "rank", aside: "among" })[2]).toBe("DQ");
});

test("a kept order forgets what was played and takes what is new at its end", () => {
  expect(asKept(held("SA H7 C9 D8"), held("H7 CK SA"))).toEqual(held("H7 SA C9 D8"));
});

test("a card takes another place, the ends included", () => {
  const hand = held("SA H7 C9 D8");
  expect(moved(hand, "SA", 2)).toEqual(held("H7 C9 SA D8"));
  expect(moved(hand, "D8", 0)).toEqual(held("D8 SA H7 C9"));
  expect(moved(hand, "SA", 9)).toEqual(held("H7 C9 D8 SA"));
  expect(moved(hand, "SA", -1)).toEqual(hand);
});
