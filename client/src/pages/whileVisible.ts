/** Does something now, then every `ms` while the page is looked at, and at once when one comes back to it. Returns its end. */
export function whileVisible(what: () => unknown, ms: number): () => void {
  const look = () => {
    if (document.visibilityState === "visible") what();
  };
  look();
  const timer = setInterval(look, ms);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
