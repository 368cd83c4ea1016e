// The one thing a page cannot do without a line: say so. Everything else comes from the house, fresh.
const SHELF = "perfidie-2";
const OFFLINE = "/offline";
const SHEET = "/static/css/offline.css";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([new Request(OFFLINE, { cache: "reload" }), SHEET])));
  skipWaiting();
});
addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== SHELF);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});
// A line that breaks for a moment is tried once more before anybody is told.
const pause = () => new Promise((go) => setTimeout(go, 800));
const page = (request) => fetch(request).catch(() => pause().then(() => fetch(request))).catch(() => caches.match(OFFLINE));
addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(page(event.request));
  else if (new URL(url).pathname === SHEET) event.respondWith(fetch(event.request).catch(() => caches.match(SHEET)));
});
