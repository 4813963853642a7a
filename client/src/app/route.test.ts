import { expect, test } from "vitest";
import { parseRoute } from "./route";

test.each([
  ["/", { page: "start" }],
  ["/t/2xv2a7t6ty", { page: "table", id: "2xv2a7t6ty" }],
  ["/t/2xv2a7t6ty/", { page: "table", id: "2xv2a7t6ty" }],
  ["/learn/priffe", { page: "learn", game: "priffe" }],
  ["/rules/five-hundred", { page: "rules", game: "five-hundred" }],
  ["/host", { page: "host" }],
  ["/t/plum%2Dheron", { page: "table", id: "plum-heron" }],
  ["/t/plum%2Dheron/replay/1/12", { page: "replay", table: "plum-heron", match: 1, deal: 12 }],
  ["/replay", { page: "records" }],
  ["/sets", { page: "sets", id: null }],
  ["/sets/2xv2a7t6ty", { page: "sets", id: "2xv2a7t6ty" }],
  ["/daily/priffe", { page: "daily", game: "priffe" }],
  ["/t/one/replay/1", { page: "lost" }],
  ["/t/one/replay/0/1", { page: "lost" }],
  ["/t/one/replay/1/1/1", { page: "lost" }],
  ["/t/one/reply/1/1", { page: "lost" }],
  ["/t//replay/1/1", { page: "lost" }],
  ["/t/%E0", { page: "lost" }],
  ["/learn/%", { page: "lost" }],
  ["/rules/%zz", { page: "lost" }],
  ["/t", { page: "lost" }],
  ["/t/one/two", { page: "lost" }],
  ["/hosts/x", { page: "lost" }],
])("%s", (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});
