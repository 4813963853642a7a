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
  ["/t/%E0", { page: "lost" }],
  ["/learn/%", { page: "lost" }],
  ["/rules/%zz", { page: "lost" }],
  ["/t", { page: "lost" }],
  ["/t/one/two", { page: "lost" }],
  ["/hosts/x", { page: "lost" }],
])("%s", (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});
