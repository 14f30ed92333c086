// The socket of one table: it connects again by itself, says hello with the last number it has seen, and keeps count
// of wishes that have no answer yet (docs/protocol.md, "Numbers, gaps and coming back").
import { Refusal } from "./http";
import type { Changed, ClientMessage, Foretold, Reason, ServerMessage, Welcome } from "./messages";

/** Codes after which connecting again would only end the same way. */
const FINAL: readonly number[] = [4401, 4404];
/** No hello in time. Final only where the server speaks another version: a hello can be lost on its way. */
const NO_HELLO = 4400;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;

export type Link = "connecting" | "open" | "waiting" | "closed";

export interface Listener {
  welcomed(message: Welcome): void;
  changed(message: Changed): void;
  present(people: string[]): void;
  link(link: Link, code: number): void;
}

export type Answer = { number: number; reason?: Reason; foretold?: Foretold };

type Unsent = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "ref"> : never) : never;

interface Wish {
  message: ClientMessage;
  connection: number;
  resolve(answer: Answer): void;
  reject(error: Refusal): void;
}

export type MakeSocket = (url: string) => WebSocket;

export class Connection {
  number = -1;
  you = "";
  private socket: WebSocket | null = null;
  private connection = 0;
  private open = false;
  private ended = false;
  private otherVersion = false;
  private wait = FIRST_WAIT;
  private ref = 0;
  private readonly wishes = new Map<number, Wish>();
  private again: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly make: MakeSocket = (address) => new WebSocket(address),
  ) {}

  start(): void {
    this.connect();
    this.pings = setInterval(() => this.ping(), PING_EVERY);
    globalThis.addEventListener?.("online", this.hurry);
    globalThis.document?.addEventListener("visibilitychange", this.hurry);
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.again);
    clearInterval(this.pings);
    globalThis.removeEventListener?.("online", this.hurry);
    globalThis.document?.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(1000);
    this.fail("client/closed");
  }

  /** Send a wish; the promise ends when the server has kept or refused it. */
  wish(message: Unsent): Promise<Answer> {
    this.ref += 1;
    const sent = { ...message, ref: this.ref } as ClientMessage;
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(new Refusal("client/closed"));
      this.wishes.set(this.ref, { message: sent, connection: this.open ? this.connection : -1, resolve, reject });
      if (this.open) this.send(sent);
    });
  }

  private readonly hurry = (): void => {
    if (globalThis.document?.visibilityState === "hidden" || this.ended) return;
    if (this.socket === null) {
      clearTimeout(this.again);
      this.connect();
    } else this.ping();
  };

  private connect(): void {
    this.connection += 1;
    const mine = this.connection;
    this.listener.link("connecting", 0);
    const socket = this.make(this.url);
    this.socket = socket;
    socket.onopen = () => {
      if (mine === this.connection) this.hello();
    };
    socket.onmessage = (event) => {
      if (mine === this.connection) this.take(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (mine === this.connection) this.lost(event.code);
    };
  }

  /** The first hello asks for everything since the beginning, so that what was said at the table is there again. */
  private hello(): void {
    this.send({ kind: "hello", protocol: 1, since: Math.max(0, this.number) });
  }

  private lost(code: number): void {
    this.socket = null;
    this.open = false;
    if (this.ended) return;
    if (FINAL.includes(code) || (code === NO_HELLO && this.otherVersion)) {
      this.ended = true;
      clearInterval(this.pings);
      this.listener.link("closed", code);
      this.fail("client/closed");
      return;
    }
    this.listener.link("waiting", code);
    this.again = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private fail(code: string): void {
    for (const wish of this.wishes.values()) wish.reject(new Refusal(code));
    this.wishes.clear();
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private ping(): void {
    if (this.open) this.send({ kind: "ping" });
  }

  private settle(ref: number, answer: Answer): void {
    this.wishes.get(ref)?.resolve(answer);
    this.wishes.delete(ref);
  }

  private take(message: ServerMessage): void {
    switch (message.kind) {
      case "welcome":
        this.welcome(message);
        break;
      case "changed":
        this.change(message);
        break;
      case "presence":
        this.listener.present(message.people);
        break;
      case "done":
        this.settle(message.to, { number: message.number });
        break;
      case "refused":
        if (message.code === "protocol/version") this.otherVersion = true;
        this.wishes.get(message.to)?.reject(new Refusal(message.code, 0, message.detail));
        this.wishes.delete(message.to);
        break;
      case "reason":
        this.settle(message.to, { number: this.number, reason: message });
        break;
      case "foretold":
        this.settle(message.to, { number: message.number, foretold: message });
        break;
      case "pong":
        if (message.number > this.number) this.hello();
        break;
    }
  }

  private welcome(message: Welcome): void {
    this.wait = FIRST_WAIT;
    this.open = true;
    this.number = message.number;
    this.you = message.you;
    this.listener.link("open", 0);
    this.listener.welcomed(message);
    this.landed(message.entries ?? [], message.number);
    for (const [ref, wish] of this.wishes) {
      if (wish.connection === this.connection) continue;
      if (wish.connection < 0 || wish.message.kind === "answer") {
        // If the question is gone, an answer is refused as stale: sending twice cannot answer twice.
        wish.connection = this.connection;
        this.send(wish.message);
      } else {
        wish.reject(new Refusal("client/unknown"));
        this.wishes.delete(ref);
      }
    }
  }

  private change(message: Changed): void {
    if (message.number <= this.number) return;
    const gap = message.number - message.entries.length !== this.number;
    if (gap) {
      // What came between is told after a hello, and a patch is for a view that is not here.
      this.hello();
      return;
    }
    this.number = message.number;
    this.listener.changed(message);
    this.landed(message.entries, message.number);
  }

  /** An answer of ours among what happened is as good as its acknowledgement. */
  private landed(entries: NonNullable<Welcome["entries"]>, number: number): void {
    for (const entry of entries) {
      if (entry.kind !== "Answered" || entry.person !== this.you) continue;
      for (const [ref, wish] of this.wishes) {
        if (wish.message.kind === "answer" && wish.message.key === entry.key) {
          this.settle(ref, { number });
          break;
        }
      }
    }
  }
}
