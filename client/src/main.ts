import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./app/settings.svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";

applySettings();
const target = document.getElementById("app");
if (target) mount(App, { target });
