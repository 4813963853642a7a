import { beforeEach, expect, test, vi } from "vitest";
import { carryCode, houseKey, takeSecrets } from "./secretLinks";
import { memoryOf } from "./storage";

const replaceState = vi.fn();

function open(pathname: string, hash: string): void {
  vi.stubGlobal("location", { pathname, hash });
  takeSecrets();
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

test("a seat's code is told once and gone from the address at once", () => {
  open("/t/greyfinch", "#carry=one-way");
  expect(replaceState).toHaveBeenCalledWith(null, "", "/t/greyfinch");
  expect(carryCode("bluejay")).toBeNull();
  expect(carryCode("greyfinch")).toBe("one-way");
  expect(carryCode("greyfinch")).toBeNull();
});

test("the server's key opens the host's page only", () => {
  open("/", "#key=of-the-house");
  expect(houseKey()).toBeNull();
  open("/host", "#key=of-the-house");
  expect(houseKey()).toBe("of-the-house");
  expect(replaceState).toHaveBeenCalledWith(null, "", "/host");
});

test.each([
  ["/t/bluejay", ""],
  ["/t/bluejay", "#other"],
  ["/t/bluejay", "#key=secret-token"],
  ["/", "#host=secret-token"],
])("another address is left as it is: %s%s", (pathname, hash) => {
  open(pathname, hash);
  expect(memoryOf("bluejay").host).toBeUndefined();
  expect(replaceState).not.toHaveBeenCalled();
});
