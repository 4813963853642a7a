import { beforeEach, expect, test, vi } from "vitest";
import { takeHostToken } from "./hostLink";
import { memoryOf } from "./storage";

const replaceState = vi.fn();

function open(pathname: string, hash: string): void {
  vi.stubGlobal("location", { pathname, hash });
  takeHostToken();
}

beforeEach(() => {
  replaceState.mockReset();
  vi.stubGlobal("history", { replaceState });
});

test("the host's own link makes this browser the host and loses its token", () => {
  open("/t/redowl", "#host=secret-token");
  expect(memoryOf("redowl").host).toBe("secret-token");
  expect(replaceState).toHaveBeenCalledWith(null, "", "/t/redowl");
});

test.each([
  ["/t/bluejay", ""],
  ["/t/bluejay", "#other"],
  ["/", "#host=secret-token"],
])("another address is left as it is: %s%s", (pathname, hash) => {
  open(pathname, hash);
  expect(memoryOf("bluejay").host).toBeUndefined();
  expect(replaceState).not.toHaveBeenCalled();
});
