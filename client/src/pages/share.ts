/** Giving a text to somebody: the device's share sheet, the clipboard, or a field to copy from by hand. */

/** Whether the device has a share sheet; browsers offer it in secure contexts only. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Opens the share sheet. Closing it is no fault. */
export async function share(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Copies from a selected field: all that plain HTTP allows. Outside the innermost dialog no field takes the focus. */
function copySelected(text: string): boolean {
  const caller = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  (dialog ?? document.body).append(field);
  field.select();
  const copied = document.activeElement === field && document.execCommand("copy");
  field.remove();
  if (caller instanceof HTMLElement) caller.focus({ preventScroll: true });
  return copied;
}

/** Puts a text on the clipboard; false where the browser forbids it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Hands a text, or a picture, over as a file of that name. */
export function saveAs(name: string, content: string | Blob): void {
  const link = document.createElement("a");
  const file = typeof content === "string" ? new Blob([content], { type: "application/json" }) : content;
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
