// Shows push messages while the page is closed, and leads from them to the table. It keeps no files: a page comes from the
// server as it would without it.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

async function show(data) {
  let message = {};
  try {
    message = data ? data.json() : {};
  } catch {
    // A browser takes the subscription away from a page that shows nothing for a message.
  }
  await self.registration.showNotification(message.title || "Unshuffled", {
    body: message.body || "",
    tag: message.tag || "unshuffled",
    lang: message.lang || "",
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { path: message.path || "/games" },
  });
  await count();
}

/** The number on the app's icon: notices that nobody has looked at. */
async function count() {
  const shown = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(shown.length);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/games").then(count));
});

async function open(path) {
  const wanted = new URL(path, self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
  if (!there) return void (await self.clients.openWindow(wanted.href));
  // In some browsers this is the address that the page was loaded from, and it shows something else by now.
  there.postMessage({ path: wanted.pathname }, {});
  await there.focus();
}

/** A browser may replace a subscription by itself; the server has to know the new one. */
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew({ newSubscription, oldSubscription }) {
  const made =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await serverKey()),
    }));
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/me/notices/push", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

/** Not every browser says which key the old subscription was made with. */
async function serverKey() {
  const answer = await fetch("/api/me/notices");
  return (await answer.json()).push_key;
}
