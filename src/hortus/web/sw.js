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

/** One of the page's own files? */
function own(address) {
  const url = new URL(address);
  return (
    url.origin === location.origin && (url.pathname.startsWith("/static/") || url.pathname.startsWith("/sprites/"))
  );
}

// What the page had loaded before this worker was there.
self.addEventListener("message", (event) => {
  event.waitUntil(
    (async () => {
      const shelf = await caches.open(SHELF);
      await Promise.all(["/", ...event.data.filter(own)].map((address) => shelf.add(address).catch(() => {})));
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const page = request.mode === "navigate" && new URL(request.url).origin === location.origin;
  if (request.method !== "GET" || (!page && !own(request.url))) return;
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

// A reminder, although the page may be closed. Whoever looks at that table sees it without.
self.addEventListener("push", (event) => {
  const { title, body, tag, url } = event.data.json();
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window" });
      if (open.some((client) => client.focused && new URL(client.url).pathname === url)) return;
      await self.registration.showNotification(title, { body, tag, icon: "/static/icons/icon-192.png", data: url });
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
