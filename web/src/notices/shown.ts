// Notices that the system shows, and the number on the app's icon.

const worker = () => globalThis.navigator?.serviceWorker?.getRegistration();

/** Take the notice of a table away: it is being looked at. */
export async function forget(table: string): Promise<void> {
  const registration = await worker()?.catch(() => undefined);
  const shown = (await registration?.getNotifications({ tag: table })) ?? [];
  for (const notice of shown) notice.close();
}

/** How many games wait, on the icon of an installed page. Browsers without such a number ignore it. */
export function badge(count: number): void {
  const setting = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  setting?.catch(() => undefined);
}
