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
// A notice says that something waits; pressing it leads there, in a page that is open already if there is one.
addEventListener("push", (event) => {
  const { title, body, link, tag, lang } = event.data ? event.data.json() : { title: "Perfidie" };
  const how = { body, tag, lang, data: { link }, icon: "/static/icon-192.png", badge: "/static/icon-192.png" };
  event.waitUntil(registration.showNotification(title, how));
});
// A push service may give this browser another address: the house is told, if it tells this browser at all.
const renew = async (found) => {
  const words = await (await fetch("/me/notices")).text();
  const [csrf, key] = [/name="csrf" value="([^"]+)"/, /data-key="([^"]+)"/].map((sought) => sought.exec(words)?.[1]);
  if (!csrf || !key || !words.includes(" data-here")) return;
  found ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  await fetch("/me/push", { method: "POST", body: new URLSearchParams({ csrf, endpoint, p256dh: keys.p256dh, auth: keys.auth }) });
};
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.newSubscription)));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = new URL(event.notification.data?.link ?? "/", location.origin);
  if (to.origin !== location.origin) return;
  const same = (pages) => pages.find((page) => new URL(page.url).pathname === to.pathname);
  const show = (pages) => same(pages)?.focus() ?? clients.openWindow(to.href);
  event.waitUntil(clients.matchAll({ type: "window", includeUncontrolled: true }).then(show));
});
