// What a test in a browser stands on: a server of its own, the machine's chromium, and pictures of what failed.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { here, PYTHON } from "../scripts/common.mjs";
import { until } from "./until";

const OUT = here("e2e/out");
const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** The same engine without the browser around it: tests take a third less time. It shows no notices. */
const SHELL = "/usr/bin/chromium-headless-shell";
const chromiumOf = (whole: boolean) =>
  process.env.CHROMIUM ?? (whole ? WHOLE : [SHELL, ...WHOLE]).find((path) => existsSync(path));

export interface Server {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => process.once("exit", () => resolve()));
}

/** Start a server in memory, without limits. It also ends with the process that started it. */
export function serve(args: string[] = []): Promise<Server> {
  const child = spawn(PYTHON, [here("e2e/serve.py"), "--attached", ...args], {
    cwd: here("."),
    stdio: ["pipe", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.once("data", (data) =>
      resolve({
        url: String(data).trim(),
        process: child,
        stop: () => {
          child.kill("SIGTERM");
          return ended(child);
        },
      }),
    );
  });
}

/** Options of a server with the packs of tests: questions that no shipped card asks, declared kinds of cards, and expeditions that are over soon. */
export const PACKS = ["--trial", "--declared", "--errand"] as const;
/** Options of every shared server: tables begin alike in every run, and so does the daily one; AI mages do not pause, and reviews are short. */
const ALIKE = ["--seed", "page", "--day", "2026-11-17", "--pace", "0.02", "--review", "1"];

/** The servers of this worker, by their options. */
const servers = new Map<string, Promise<Server>>();

/** The address of a server that all test files of this worker share: the one with these options. It runs until the worker ends. */
export function sharedServer(...options: string[]): { readonly url: string } {
  let url = "";
  beforeAll(async () => {
    const name = options.join(" ");
    const starting = servers.get(name) ?? serve([...ALIKE, ...options]);
    servers.set(name, starting);
    ({ url } = await starting);
  });
  return {
    get url() {
      return url;
    },
  };
}

/** The browsers of this worker: the one without a browser around it, and the whole one. Each ends with the worker, when its pipe closes. */
const browsers = new Map<boolean, Promise<Browser>>();

async function browserOf(whole: boolean): Promise<Browser> {
  const running = await browsers.get(whole);
  if (running?.isConnected()) return running;
  const executablePath = chromiumOf(whole);
  if (!executablePath) throw new Error("no chromium here: install it, or name it in CHROMIUM");
  const launching = chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run"],
  });
  browsers.set(whole, launching);
  return launching;
}

const BLOCK = 64;
const BLOCKS = 300;
const FIRST = 12_000;
let given = 0;

/**
 * A port that stays free until the server listens on it. The system would name one of those that it gives to outgoing connections,
 * and a busy test makes many of them before its server is up. These lie below, and each process takes them from a block of its
 * own, as in `tests/ports.py`.
 */
export async function freePort(): Promise<number> {
  const first = FIRST + (process.pid % BLOCKS) * BLOCK;
  for (let tries = 0; tries < BLOCK; tries += 1) {
    const port = first + (given++ % BLOCK);
    if (await isFree(port)) return port;
  }
  throw new Error(`all ports from ${first} on are taken`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const tried = createServer().once("error", () => resolve(false));
    tried.listen(port, "127.0.0.1", () => tried.close(() => resolve(true)));
  });
}

/** The folder of the page that is tested. */
export const PAGE = process.env.UNSHUFFLED_PAGE ?? here("../src/unshuffled/page");

/** `unshuffled serve`, which keeps its games in a folder, so that it can be killed and started again: another time with another build of
 * the page (`page`), or another version of the protocol. */
export async function serveKept(
  data: string,
  port: number,
  other: { page?: string; protocol?: number } = {},
): Promise<Server & { kill(): Promise<void> }> {
  const options = ["--data", data, "--port", String(port)];
  if (other.protocol !== undefined) options.push("--protocol", String(other.protocol));
  const own = process.env.UNSHUFFLED_PAGE || other.page || other.protocol;
  const command = own ? [here("e2e/serve.py")] : ["-m", "unshuffled", "serve"];
  const env = { ...process.env, ...(own ? { UNSHUFFLED_PAGE: other.page ?? PAGE } : {}) };
  const child = spawn(PYTHON, [...command, ...options], { cwd: here("."), env, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  let over = false;
  child.once("exit", () => {
    over = true;
  });
  await until("the server listens", async () => over || (await answers()), 240_000);
  if (over) throw new Error("the server ended before it listened");
  const end = (signal: NodeJS.Signals) => () => {
    child.kill(signal);
    return ended(child);
  };
  return { url, process: child, stop: end("SIGTERM"), kill: end("SIGKILL") };
}

export interface Wire {
  url: string;
  /** Tear every connection and let nobody through. */
  cut(): void;
  /** Carry nothing, and close nothing: what is sent meanwhile arrives when the wire works again. `sockets`: only WebSockets are held up. */
  mute(what?: "all" | "sockets"): void;
  mend(): void;
  close(): Promise<void>;
}

/** A wire between browser and server that can be cut or go mute. */
export function wireTo(url: string): Promise<Wire> {
  const port = Number(new URL(url).port);
  const open = new Set<Socket>();
  let whole = true;
  let held: "nothing" | "all" | "sockets" = "nothing";
  const late: (() => void)[] = [];
  const proxy = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = createConnection(port, "127.0.0.1");
    let isSocket = false;
    near.once("data", (first: Buffer) => {
      isSocket = /^upgrade: websocket/im.test(first.toString("latin1"));
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      const carry = (what: () => void) => {
        if (held === "all" || (held === "sockets" && isSocket)) late.push(what);
        else what();
      };
      one.on("data", (data: Buffer) => carry(() => other.writable && other.write(data)));
      one.on("close", () => {
        open.delete(one);
        carry(() => other.destroy());
      });
    }
  });
  const cut = () => {
    whole = false;
    for (const socket of open) socket.destroy();
  };
  return new Promise((resolve) =>
    proxy.listen(0, "127.0.0.1", () =>
      resolve({
        url: `http://127.0.0.1:${(proxy.address() as { port: number }).port}`,
        cut,
        mute: (what = "all") => {
          held = what;
        },
        mend: () => {
          whole = true;
          held = "nothing";
          for (const go of late.splice(0)) go();
        },
        close: () => {
          cut();
          return new Promise((closed) => proxy.close(() => closed()));
        },
      }),
    ),
  );
}

/** A folder that is gone after the tests of this file. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "unshuffled-e2e-"));
  afterAll(() => rmSync(made, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return made;
}

export interface Settings {
  name?: string;
  language?: string;
  theme?: string;
  motion?: string;
  textSize?: string;
  cardSize?: string;
  endsItself?: boolean;
}

export interface World {
  /** A person's own browser, with a page in it. Motion is off unless asked for. */
  person(settings?: Settings, options?: BrowserContextOptions): Promise<Page>;
  /** In this test a page may complain of this. */
  allow(complaint: RegExp): void;
}

/**
 * One browser for a worker, fresh contexts for every test; when a test fails, every page is saved to e2e/out.
 * `whole`: the browser that people have, for what the shell does not do. `kept`: contexts stay open to the end of the file.
 */
export function world({ whole = false, kept = false } = {}): World {
  let contexts: BrowserContext[] = [];
  const faults: string[] = [];
  const allowed: RegExp[] = [];
  const picture = async (name: string) => {
    mkdirSync(OUT, { recursive: true });
    const pages = contexts.flatMap((context) => context.pages());
    for (const [n, page] of pages.entries()) {
      const path = join(OUT, `${name.replaceAll(/[^\w]+/g, "-").slice(0, 90)}-${n + 1}.png`);
      await page.screenshot({ path, timeout: 5000 }).catch(() => undefined);
    }
  };
  const close = async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  };
  afterAll(close);
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await picture(task.name);
    if (!kept) await close();
    // What a page complains about is a failure even where nothing is seen of it.
    const pardoned = allowed.splice(0);
    const found = faults.splice(0).filter((fault) => !pardoned.some((complaint) => complaint.test(fault)));
    if (found.length > 0) throw new Error(`the page complained: ${found.join("; ")}`);
  });
  return {
    allow: (complaint) => allowed.push(complaint),
    person: async (settings = {}, options = {}) => {
      const browser = await browserOf(whole);
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", ...options });
      contexts.push(context);
      // A busy machine is no fault of the page.
      context.setDefaultTimeout(90_000);
      await context.addInitScript(repeatable, expect.getState().currentTestName ?? "");
      // Hints come over whatever a test is about; the one about them turns them on.
      const state = { motion: "off", hints: false, ...settings };
      await context.addInitScript((kept) => {
        // Only once: what the person then changes stays.
        if (localStorage.getItem("unshuffled-settings") !== null) return;
        localStorage.setItem("unshuffled-settings", JSON.stringify({ state: kept, version: 1 }));
      }, state);
      const page = await context.newPage();
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("response", (response) => {
        if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
      });
      page.on("console", (message) => {
        if (message.type() === "error" && !expected(message.text())) faults.push(message.text());
      });
      return page;
    },
  };
}

/** What the page leaves to chance, the setup above all, is the same in every run of a test. */
function repeatable(test: string): void {
  let state = [...test].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  Math.random = () => {
    // Numerical Recipes' generator: any will do that is the same everywhere.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The browser itself tells of connections that tests break on purpose. */
const expected = (text: string) =>
  /WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INTERNET|status of/.test(text);
