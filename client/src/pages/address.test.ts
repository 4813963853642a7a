import { expect, test } from "vitest";
import { targetOf } from "./address";

const HERE = "http://192.168.1.20:4300";

test.each([
  ["2xv2a7t6ty", { path: "/t/2xv2a7t6ty" }],
  ["  2XV2 A7T6-TY ", { path: "/t/2xv2a7t6ty" }],
  ["/t/plum-heron", { path: "/t/plum-heron" }],
  ["http://192.168.1.20:4300/t/plum-heron", { path: "/t/plum-heron" }],
  ["192.168.1.20:4300/t/plum-heron", { path: "/t/plum-heron" }],
  ["192.168.1.20:4300", { path: "/" }],
  ["192.168.1.31:4300/t/red-owl", { href: "http://192.168.1.31:4300/t/red-owl" }],
  ["kitchen.local:4300", { href: "http://kitchen.local:4300/" }],
  ["kitchen.local", { href: "http://kitchen.local/" }],
  ["localhost:4300/t/red-owl", { href: "http://localhost:4300/t/red-owl" }],
  ["localhost", { href: "http://localhost/" }],
  ["[fe80::1]:4300/t/red-owl", { href: "http://[fe80::1]:4300/t/red-owl" }],
  ["cards.example.org/t/red-owl", { href: "https://cards.example.org/t/red-owl" }],
  ["cards.example.org:4300/t/red-owl", { href: "http://cards.example.org:4300/t/red-owl" }],
  ["https://cards.example.org/t/red-owl?x=1", { href: "https://cards.example.org/t/red-owl?x=1" }],
])("%s leads to %o", (typed, target) => {
  expect(targetOf(typed, HERE)).toEqual(target);
});

test.each([
  "",
  "   ",
  "javascript:alert(1)",
  "javascript://%0aalert(1)",
  "file:///etc/hosts",
  "http://",
  "?!",
])("%j leads nowhere", (typed) => {
  expect(targetOf(typed, HERE)).toBeNull();
});
