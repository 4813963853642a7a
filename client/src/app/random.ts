/** `bytes` random bytes as hex digits. Works on plain HTTP, where `crypto.randomUUID` is missing. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
