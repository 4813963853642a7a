import { expect, test } from "vitest";
import { inOrder } from "./order";

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
