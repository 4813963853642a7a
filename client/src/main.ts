import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./app/offline.svelte";
import { parseRoute } from "./app/route";
import { takeSecrets } from "./app/secretLinks";
import { applySettings, speakAsSet } from "./app/settings.svelte";
import { keepFocus } from "./ui/focus";
import "./fonts.css";
import "./tokens.css";
import "./base.css";

takeSecrets();
keepPage();
keepFocus();
// A part of a page whose server has been renewed meanwhile is gone: the new page has its own.
addEventListener("vite:preloadError", () => location.reload());
applySettings();
// On its way while the words are: on a slow line each step that waits for another is felt.
const { page } = parseRoute(location.pathname);
if (page === "start") import("./pages/Start.svelte");
else if (page === "table") import("./table/TableRoute.svelte");
await speakAsSet();
const target = document.getElementById("app");
if (target) mount(App, { target });
