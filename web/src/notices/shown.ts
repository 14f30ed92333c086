// Notices that the system shows, and the number on the app's icon.
import { go } from "@/router/router";

const worker = () => globalThis.navigator?.serviceWorker?.getRegistration();

/** Show a notice of this table. On Android only a service worker can; without one, nothing is shown there. */
export async function show(title: string, body: string, table: string): Promise<void> {
  const registration = await worker()?.catch(() => undefined);
  if (registration?.active) {
    const look = { icon: "/icons/icon-192.png", badge: "/icons/badge-96.png" };
    const options = { ...look, body, tag: table, data: { path: `/t/${table}` } };
    await registration.showNotification(title, options).catch(() => undefined);
    return;
  }
  try {
    const notice = new Notification(title, { body, tag: table });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Chromium on Android throws a TypeError.
  }
}

/** Take the notice of a table away: it is being looked at. */
export async function forget(table: string): Promise<void> {
  const registration = await worker()?.catch(() => undefined);
  if (!registration) return;
  for (const notice of await registration.getNotifications({ tag: table })) notice.close();
  badge((await registration.getNotifications()).length);
}

/** Go where a notice leads that was pressed, if the browser has brought this page to the front for it. */
export function followNotices(): void {
  globalThis.navigator?.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<{ path?: string }>) => {
    if (data.path && data.path !== location.pathname) go(data.path);
  });
}

/** How many games wait, on the icon of an installed page. Browsers without such a number ignore it. */
export function badge(count: number): void {
  const setting = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  setting?.catch(() => undefined);
}
