// The words that come later, and a language that is chosen while they are fetched.
import { expect, test, vi } from "vitest";

test("a page that waits for its words has them though another language is chosen meanwhile", async () => {
  vi.resetModules();
  const { speak, spoken, worded } = await import("./language.svelte");
  const { has } = await import("./i18n");
  await speak({ code: "en", tag: "en" });
  expect(has("score-title")).toBe(false);
  const page = worded(Promise.resolve("the page"));
  const chosen = speak({ code: "nb", tag: "nb" });
  expect(await page).toBe("the page");
  expect([spoken().code, has("score-title")]).toEqual(["nb", true]);
  await chosen;
});
