// The page's own files are kept, so that it opens without a network; the table itself always asks the server.
const SHELF = "hortus-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const page = request.mode === "navigate";
  if (!page && !url.pathname.startsWith("/static/") && !url.pathname.startsWith("/sprites/")) return;
  const key = page ? "/" : request;
  event.respondWith(
    (async () => {
      const shelf = await caches.open(SHELF);
      try {
        const answer = await fetch(request);
        if (answer.ok) await shelf.put(key, answer.clone());
        return answer;
      } catch (problem) {
        const kept = await shelf.match(key);
        if (kept) return kept;
        throw problem;
      }
    })(),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const there = open.find((client) => client.url.includes(event.notification.data ?? "/"));
      if (there) await there.focus();
      else await self.clients.openWindow(event.notification.data ?? "/");
    })(),
  );
});
