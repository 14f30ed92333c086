// A socket without a network: the test is the server.
import { Connection, type Listener } from "@/protocol/connection";
import type { Changed, ServerMessage, Welcome } from "@/protocol/wire";

export class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: { kind: string; ref?: number; since?: number | null; key?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: Partial<ServerMessage> & { kind: string }) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export const welcome = (number: number, entries: Welcome["entries"] = []) =>
  ({
    kind: "welcome",
    you: "ann",
    links: {},
    number,
    state: { people: [], seats: [], waiting_for: [] },
    view: null,
    entries,
  }) as unknown as Welcome;
export const changed = (number: number, entries: Changed["entries"]) =>
  ({ kind: "changed", number, entries }) as Changed;

export const latest = () => FakeSocket.made.at(-1) as FakeSocket;

/** A connection that has been welcomed at number 5, and what it tells from then on. */
export function connected(): { connection: Connection; heard: unknown[] } {
  FakeSocket.made = [];
  const heard: unknown[] = [];
  const listener: Listener = {
    welcomed: (message) => heard.push(["welcome", message.number]),
    changed: (message) => heard.push(["changed", message.number]),
    present: (people) => heard.push(["present", people]),
    link: (link, code) => heard.push([link, code]),
  };
  const connection = new Connection("ws://table", listener, () => new FakeSocket() as unknown as WebSocket);
  connection.start();
  latest().open();
  latest().tell(welcome(5));
  heard.length = 0;
  return { connection, heard };
}
