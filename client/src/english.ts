/** Before each test file: texts are the English ones. */
import { speak } from "./app/language.svelte";

await speak({ code: "en", tag: "en" });
