/** Before each test file: texts are the English ones. */
import { speak, worded } from "./app/language.svelte";

await speak({ code: "en", tag: "en" });
await worded(Promise.resolve());
