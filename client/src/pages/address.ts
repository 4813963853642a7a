/** Where the join field leads: it takes a table's code, a link, or any address of a server. */

/** A place in this very page, or an address elsewhere. */
export type Target = { readonly path: string } | { readonly href: string };

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
const CODE = /^[A-Za-z0-9_-]{1,64}$/;
const HOME = /^(localhost|\[.*\]|\d{1,3}(\.\d{1,3}){3}|[^.]+|.+\.(local|lan|home|internal))$/i;

function isTablePath(path: string): boolean {
  return /^\/t\/[A-Za-z0-9_-]+\/?$/.test(path);
}

/** Addresses at home, and those with a port of their own, rarely have a certificate; named hosts mostly do. */
function withScheme(text: string): string {
  const authority = text.split("/", 1)[0] ?? "";
  const [host, port] = /^(.*?)(?::(\d+))?$/.exec(authority)?.slice(1) ?? [];
  return `${port || HOME.test(host ?? "") ? "http" : "https"}://${text}`;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * Reads what somebody typed or pasted; `here` is this page's origin. Null when it can't be an address. Only
 * http and https lead anywhere.
 */
export function targetOf(typed: string, here: string): Target | null {
  const text = typed.trim().replace(/\s+/g, "");
  if (text === "") return null;
  // Codes are in small letters without signs, however they were written down or read aloud.
  if (CODE.test(text) && text.toLowerCase() !== "localhost")
    return { path: `/t/${text.toLowerCase().replace(/[-_]/g, "")}` };
  if (isTablePath(text)) return { path: text.replace(/\/$/, "") };
  const url = parsed(SCHEME.test(text) ? text : withScheme(text));
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "") return null;
  if (url.origin === here) return { path: url.pathname };
  return { href: url.href };
}
