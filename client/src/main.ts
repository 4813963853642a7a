import { mount } from "svelte";
import App from "./App.svelte";
import { takeSecrets } from "./app/secretLinks";
import { applySettings, speakAsSet } from "./app/settings.svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";

takeSecrets();
applySettings();
await speakAsSet();
const target = document.getElementById("app");
if (target) mount(App, { target });
