// Keeps the page and what it loaded, so that it opens without the server and can say that it is not there. The page
// itself always comes from the server where that answers; its parts bear a hash of their content and never change.
const PAGE = "forehand-page";
const PARTS = "forehand-parts";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(part(request));
});

/** The page as the server has it now, else as it was. The parts of an older page are let go with it. */
async function page(request) {
  const kept = await caches.open(PAGE);
  try {
    const answer = await fetch(request);
    // A record or a picture may be opened by itself, and is no page.
    if (!answer.ok || !answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
    const former = await kept.match("/");
    if (former?.headers.get("ETag") !== answer.headers.get("ETag")) await caches.delete(PARTS);
    await kept.put("/", answer.clone());
    return answer;
  } catch (error) {
    const former = await kept.match("/");
    if (former) return former;
    throw error;
  }
}

async function part(request) {
  const kept = await caches.open(PARTS);
  const known = await kept.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}
