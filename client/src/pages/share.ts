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

/** Copies from a selected field: all that plain HTTP allows. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const dialog = document.querySelector("dialog:modal");
  (dialog ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
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
