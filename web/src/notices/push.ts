// Notices on this device: the browser's subscription, and the server's record of it.
import { addPush, removeChannel } from "@/protocol/notices";
import type { Notices } from "@/protocol/wire";

export const WORKER = "/sw.js";

/** Can this browser get notices while the page is closed? On an iPhone only a page that was added to the home screen can. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** base64 as it stands in URLs. */
const bytesOf = (encoded: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const same = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && one.byteLength === other.length && new Uint8Array(one).every((byte, at) => byte === other[at]);

/** What the server calls this subscription: a digest of its endpoint (docs/protocol.md, "Notices"). */
export async function channelOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`push\0\0${endpoint}`));
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 32);
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The channel that is this device; empty if the server sends nothing here. */
export async function thisDevice(notices: Notices): Promise<string> {
  const made = canPush() ? await subscription() : null;
  const id = made === null ? "" : await channelOf(made.endpoint);
  return notices.channels.some((channel) => channel.id === id) ? id : "";
}

async function send(made: PushSubscription): Promise<Notices> {
  const { endpoint, keys } = made.toJSON();
  return addPush({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
}

/** Turn notices on here; null if the person or the browser does not allow them. */
export async function turnOn(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const registration = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  const before = await registration.pushManager.getSubscription();
  // A server that was set up again has another key, and its messages would be refused.
  if (before !== null && !same(before.options.applicationServerKey, applicationServerKey)) await before.unsubscribe();
  return send(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

/** Turn notices off here. */
export async function turnOff(): Promise<void> {
  const made = canPush() ? await subscription() : null;
  if (made === null) return;
  const id = await channelOf(made.endpoint);
  await made.unsubscribe();
  // The server may have forgotten it before.
  await removeChannel(id).catch(() => undefined);
}
