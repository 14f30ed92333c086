// The socket of one table: it connects again by itself, says hello with the last number it has seen, and keeps count
// of wishes that have no answer yet (docs/protocol.md, "Numbers, gaps and coming back").
import { Refusal } from "./http";
import type { Changed, ClientMessage, Foretold, Hinted, Reason, ServerMessage, Welcome } from "./wire";
import { underway } from "./underway";

/** Close codes after which connecting again would only end the same way, and the refusals that they stand for. */
const FINAL: Record<number, string> = {
  4401: "http/no_guest",
  4403: "http/banned",
  4404: "http/not_found",
  4409: "table/other_version",
};
/** Refusals of a hello that end it too. */
const FINAL_REFUSALS = ["protocol/version", "table/other_version"];
/** The server had no hello in time, or one of another version. One hello can be lost on its way; two in a row are not. */
const NO_HELLO = 4400;
/** How a connection ends that nobody closed. */
const SILENT = 1006;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

/** A wire can stop carrying silently, and browsers do not show a page the socket's own pings. So silence is counted, in
 * ticks: after `QUIET` of them a ping asks for a sign of life, and `PATIENCE` later the wire is given up: 9 seconds at most.
 * Ticks, not times: a page that stood still has not listened, and what came meanwhile is heard before the next tick. */
const TICK = 1000;
const QUIET = 5;
const PATIENCE = 4;
const PATIENCE_OFFLINE = 2;
/** Nobody looks at a hidden page, and it is checked when it is seen again. Only a notice of one's turn may come late. */
const QUIET_HIDDEN = 25;
/** From connecting to the welcome. */
const PATIENCE_FIRST = 8;

/** `waiting`: the connection is lost, and there will be another try. */
export type Link = "connecting" | "open" | "waiting" | "closed";

export interface Listener {
  welcomed(message: Welcome): void;
  changed(message: Changed): void;
  present(people: string[]): void;
  /** `code`: why the link is closed permanently, as a refusal's code. */
  link(link: Link, code: string): void;
}

export type Answer = { number: number; reason?: Reason; foretold?: Foretold; hinted?: Hinted };

/** Wishes that change nothing. */
const QUESTIONS = ["why", "forecast", "hint", "seen"];

type Unsent = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "ref"> : never) : never;

interface Wish {
  message: ClientMessage;
  connection: number;
  resolve(answer: Answer): void;
  reject(error: Refusal): void;
}

export type MakeSocket = (url: string) => WebSocket;

const isHidden = (): boolean => globalThis.document?.visibilityState === "hidden";

export class Connection {
  number = -1;
  you = "";
  private socket: WebSocket | null = null;
  private connection = 0;
  private open = false;
  private ended = false;
  /** Hellos in a row that the server did not want. */
  private unwanted = 0;
  /** Ticks since the last sign of life. */
  private silent = 0;
  /** So many silent ticks end the connection. */
  private silentMost = Number.POSITIVE_INFINITY;
  private ticked = 0;
  private wait = FIRST_WAIT;
  private ref = 0;
  private readonly wishes = new Map<number, Wish>();
  private again: ReturnType<typeof setTimeout> | undefined;
  private ticks: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly make: MakeSocket = (address) => new WebSocket(address),
  ) {}

  start(): void {
    this.connect();
    this.ticked = performance.now();
    this.ticks = setInterval(() => this.tick(), TICK);
    globalThis.addEventListener?.("online", this.hurry);
    globalThis.addEventListener?.("offline", this.doubt);
    globalThis.addEventListener?.("focus", this.hurry);
    globalThis.document?.addEventListener("visibilitychange", this.hurry);
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.again);
    clearInterval(this.ticks);
    globalThis.removeEventListener?.("online", this.hurry);
    globalThis.removeEventListener?.("offline", this.doubt);
    globalThis.removeEventListener?.("focus", this.hurry);
    globalThis.document?.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(1000);
    this.fail("client/closed");
  }

  /** Send a wish; the promise ends when the server has kept or refused it. */
  wish(message: Unsent): Promise<Answer> {
    this.ref += 1;
    const sent = { ...message, ref: this.ref } as ClientMessage;
    const answer = new Promise<Answer>((resolve, reject) => {
      if (this.ended) return reject(new Refusal("client/closed"));
      this.wishes.set(this.ref, { message: sent, connection: this.open ? this.connection : -1, resolve, reject });
      if (this.open) this.send(sent);
    });
    return QUESTIONS.includes(message.kind) ? answer : underway(answer);
  }

  private readonly hurry = (): void => {
    if (isHidden() || this.ended) return;
    if (this.socket === null) {
      clearTimeout(this.again);
      this.connect();
    } else if (this.silent > 0) this.ping();
  };

  /** The browser says that there is no network. It may be wrong of a server at home, so the wire is asked, with little patience. */
  private readonly doubt = (): void => {
    this.ping();
    this.silentMost = Math.min(this.silentMost, this.silent + PATIENCE_OFFLINE);
  };

  private tick(): void {
    const now = performance.now();
    // Browsers let a hidden page tick once a minute at times, but hand it every message at once.
    this.silent += isHidden() ? Math.max(1, Math.round((now - this.ticked) / TICK)) : 1;
    this.ticked = now;
    if (this.silent >= this.silentMost) this.giveUp();
    else if (this.silent >= (isHidden() ? QUIET_HIDDEN : QUIET)) this.ping();
  }

  private alive(): void {
    this.silent = 0;
    this.silentMost = this.open ? Number.POSITIVE_INFINITY : PATIENCE_FIRST;
  }

  private ping(): void {
    if (!this.open || this.silentMost < Number.POSITIVE_INFINITY) return;
    this.silentMost = this.silent + PATIENCE;
    this.send({ kind: "ping" });
  }

  /** Closing a wire that does not carry takes as long as the browser likes: it is left to that, and not waited for. */
  private giveUp(): void {
    this.drop();
    this.lost(SILENT);
  }

  private drop(): void {
    const { socket } = this;
    if (socket === null) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  private connect(): void {
    this.connection += 1;
    this.listener.link("connecting", "");
    const socket = this.make(this.url);
    this.socket = socket;
    this.alive();
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => {
      this.alive();
      this.take(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  /** The first hello asks for everything since the beginning, so that what was said at the table is there again. */
  private hello(): void {
    this.send({ kind: "hello", protocol: 1, since: Math.max(0, this.number) });
  }

  private lost(code: number): void {
    this.socket = null;
    this.open = false;
    this.silentMost = Number.POSITIVE_INFINITY;
    if (this.ended) return;
    this.unwanted = code === NO_HELLO ? this.unwanted + 1 : 0;
    const final = this.unwanted > 1 ? "protocol/version" : FINAL[code];
    if (final !== undefined) return this.end(final);
    this.listener.link("waiting", "");
    this.again = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** There is no other try. */
  private end(code: string): void {
    this.ended = true;
    clearInterval(this.ticks);
    this.drop();
    this.listener.link("closed", code);
    this.fail("client/closed");
  }

  private fail(code: string): void {
    for (const wish of this.wishes.values()) wish.reject(new Refusal(code));
    this.wishes.clear();
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
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
        // Wishes have numbers, a hello has none.
        if (message.to === 0 && FINAL_REFUSALS.includes(message.code)) return this.end(message.code);
        this.wishes.get(message.to)?.reject(new Refusal(message.code, 0, message.detail));
        this.wishes.delete(message.to);
        break;
      case "reason":
        this.settle(message.to, { number: this.number, reason: message });
        break;
      case "foretold":
        this.settle(message.to, { number: message.number, foretold: message });
        break;
      case "hinted":
        this.settle(message.to, { number: message.number, hinted: message });
        break;
      case "pong":
        if (message.number > this.number) this.hello();
        break;
    }
  }

  private welcome(message: Welcome): void {
    this.wait = FIRST_WAIT;
    this.unwanted = 0;
    this.open = true;
    this.alive();
    this.number = message.number;
    this.you = message.you;
    this.listener.link("open", "");
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
      // What came between is sent after a hello, and a patch is for a view that is not here.
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
