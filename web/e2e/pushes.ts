// A push service on loopback, and a browser's half of its subscription. Headless browsers have no service of their own, so
// `subscribe` answers with this one; everything else is the browser's: permission, worker, delivery and the notice.
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext } from "playwright-core";

export interface Pushes {
  url: string;
  /** What came, decrypted. */
  received: string[];
  close(): Promise<void>;
  /** Subscriptions of this context are at this service. */
  offerTo(context: BrowserContext): Promise<void>;
}

export async function pushes(): Promise<Pushes> {
  const key = createECDH("prime256v1");
  const point = key.generateKeys();
  const auth = randomBytes(16);
  const received: string[] = [];
  const server: Server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push(decrypted(Buffer.concat(parts), key, point, auth));
      answer.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/1`;
  const keys = { p256dh: point.toString("base64url"), auth: auth.toString("base64url") };
  return {
    url,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
    offerTo: async (context) => void (await context.addInitScript(subscribeAt, { endpoint: url, keys })),
  };
}

/** In the page: as if the browser had subscribed at this endpoint. */
function subscribeAt(made: { endpoint: string; keys: Record<string, string> }): void {
  if (!("PushManager" in globalThis)) return;
  const KEPT = "test-push";
  const of = (key: ArrayBuffer) => ({
    endpoint: made.endpoint,
    options: { userVisibleOnly: true, applicationServerKey: key },
    toJSON: () => made,
    unsubscribe: async () => {
      localStorage.removeItem(KEPT);
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const kept = localStorage.getItem(KEPT);
      return kept === null ? null : of(new Uint8Array(JSON.parse(kept) as number[]).buffer);
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      localStorage.setItem(KEPT, JSON.stringify([...applicationServerKey]));
      return of(applicationServerKey.buffer);
    },
  });
}

/** RFC 8291, from the reader's side. */
function decrypted(body: Buffer, key: ECDH, point: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), point, sender]);
  const secret = Buffer.from(hkdfSync("sha256", key.computeSecret(sender), auth, info, 32));
  const derived = (what: string, size: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), size));
  const cipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
  cipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
}
