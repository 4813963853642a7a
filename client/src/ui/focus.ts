// The keyboard's focus, and the place where a screen reader reads on, never fall to nowhere: what takes a control's
// place takes its focus too.
import { tick } from "svelte";

/** A control that had the focus: itself, what it is called, and what it stood in, from the inside out. */
interface Held {
  control: HTMLElement;
  name: string;
  within: readonly Element[];
}

const CONTROLS = "button, a[href], input, select, textarea, summary, [tabindex]";
let held: Held | null = null;

/** From now on a focus whose control vanishes goes to what is read in its place. */
export function keepFocus(): void {
  addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && target !== document.body) held = hold(target);
  });
  // Who taps beside everything wants the focus nowhere.
  addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Element && !target.closest(CONTROLS)) held = null;
  });
  new MutationObserver(() => void mend()).observe(document.body, {
    attributeFilter: ["disabled"],
    childList: true,
    subtree: true,
  });
}

/** A question of the page's own: takes the focus of what called it up, and gives it back when it is settled. */
export function question(element: HTMLElement): () => void {
  const caller = held;
  element.tabIndex = -1;
  element.focus();
  return () => {
    if (isNowhere() || element.contains(document.activeElement)) held = caller;
  };
}

function hold(control: HTMLElement): Held {
  const within: Element[] = [];
  for (let up = control.parentElement; up; up = up.parentElement) within.push(up);
  return { control, name: nameOf(control), within };
}

/** What is written on it, or for a field what its label says; the options of a list are not its name. */
function nameOf(control: HTMLElement): string {
  const labels = "labels" in control ? (control.labels as NodeListOf<HTMLLabelElement> | null) : null;
  const written = labels?.length ? labels[0]?.textContent : control.textContent;
  return (control.ariaLabel ?? written ?? "").trim();
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** The control itself, or the one that stands under its name where it stood. */
function again({ control, name, within }: Held): HTMLElement | undefined {
  if (control.isConnected) return control;
  if (name === "") return undefined;
  const there = within.find((element) => element.isConnected);
  return [...(there?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].find((one) => nameOf(one) === name);
}

/** A control that rested while the table was asked gets its focus back; for one that is gone something else takes it. */
async function mend(): Promise<void> {
  if (held === null || !isNowhere()) return;
  await tick(); // a component may know better where it goes
  if (held === null || !isNowhere()) return;
  const control = again(held) ?? restOf([...document.querySelectorAll("dialog[open]")].at(-1));
  if (!control || control.matches(":disabled")) return;
  if (!control.matches(CONTROLS)) control.tabIndex = -1;
  control.focus({ preventScroll: true });
}

/** What is read where no control has the focus: a dialog's or a page's heading, and at the table what is asked. */
function restOf(dialog: Element | undefined): HTMLElement | null {
  if (dialog) return dialog.querySelector<HTMLElement>("h2");
  return (
    document.querySelector<HTMLElement>("[data-rest]") ?? document.querySelector<HTMLElement>("main > h1")
  );
}
