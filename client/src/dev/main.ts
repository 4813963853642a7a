// Scenes to look at while drawing: /dev.html?scene=play&theme=dark. Served by `npm run dev` only.
import { mount } from "svelte";
import "../fonts.css";
import "../tokens.css";
import "../base.css";
import { change, speakAsSet } from "../app/settings.svelte";
import Dev from "./Dev.svelte";

const wish = new URLSearchParams(location.search);
change({ theme: wish.get("theme") === "dark" ? "dark" : "light", suits: wish.has("four") ? "four" : "two" });
await speakAsSet();
const target = document.getElementById("app");
if (target) mount(Dev, { target, props: { scene: wish.get("scene") ?? "play", wish } });
