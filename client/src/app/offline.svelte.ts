/** Whether the server is out of reach on a page that a service worker has kept. */
class Reach {
  lost = $state(false);

  /** Asks the server whether it is there. */
  async look(): Promise<void> {
    try {
      await fetch("/healthz", { cache: "no-store" });
      this.lost = false;
    } catch {
      this.lost = true;
    }
  }
}

export const reach = new Reach();

/** Keeps the page for times without the server; browsers allow it in secure contexts only, and all works without. */
export function keepPage(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (navigator.serviceWorker.controller) reach.look();
}
