// A new release under an open page: parts of the page are gone from the server, or it speaks another version of the protocol.
// The page lets what is underway end, and loads itself again: once for each build, so never in a loop.
import { create } from "zustand";
import { settled } from "@/protocol/underway";
import { putTokenBack } from "@/router/router";

export const OTHER_VERSION = "protocol/version";
/** Builds that have loaded themselves again in this tab. */
const TRIED = "unshuffled-reloaded";
/** Tells the next page that it came by itself. */
const CAME = "unshuffled-came";
const LEFT = "unshuffled-answer-";
const FIRST_SCRIPT = /<script type="module"[^>]* src="([^"]+)"/;

interface Release {
  /** The page loads itself again as soon as nothing is underway. */
  leaving: boolean;
  /** It did, just now. */
  came: boolean;
}

export const useRelease = create<Release>()(() => ({ leaving: false, came: remembers(CAME) }));

function remembers(name: string): boolean {
  try {
    const found = sessionStorage.getItem(name) !== null;
    sessionStorage.removeItem(name);
    return found;
  } catch {
    return false;
  }
}

/** This page's build: the names of its files say their content, and the first of them knows all others. */
const built = (): string => document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";

/** The build that the server gives out now; empty if there is none to be had. */
async function offered(): Promise<string> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok ? (FIRST_SCRIPT.exec(await answer.text())?.[1] ?? "") : "";
  } catch {
    return "";
  }
}

let going: Promise<boolean> | null = null;

/** Load the page again when nothing is underway any more; false if this build has tried that before. */
export function loadAgain(): Promise<boolean> {
  going ??= reload().finally(() => {
    going = null;
  });
  return going;
}

async function reload(): Promise<boolean> {
  try {
    const mine = built();
    const tried = JSON.parse(sessionStorage.getItem(TRIED) ?? "[]") as string[];
    if (tried.includes(mine)) return false;
    // Written first: without a memory there is no reload, as it could be the first of many.
    sessionStorage.setItem(TRIED, JSON.stringify([...tried, mine]));
    sessionStorage.setItem(CAME, mine);
  } catch {
    return false;
  }
  useRelease.setState({ leaving: true });
  await settled();
  putTokenBack();
  location.reload();
  return true;
}

/** A part of the page that is loaded when it is needed. If it is gone because there is a new release, the page is loaded again: the part
 * then never comes, and what is shown stays until then. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const now = await offered();
    if (now === "" || now === built() || !(await loadAgain())) throw error;
    return new Promise<T>(() => undefined);
  }
}

interface Left {
  key: string;
  /** How many answers stood when it was given. */
  at: number;
}

/** An answer that this page cannot bring home: the next one will. */
export function leaveAnswer(table: string, answer: Left): void {
  try {
    sessionStorage.setItem(LEFT + table, JSON.stringify(answer));
  } catch {
    // Without a memory it has to be given again.
  }
}

export function leftAnswer(table: string): Left | null {
  try {
    const found = sessionStorage.getItem(LEFT + table);
    sessionStorage.removeItem(LEFT + table);
    return found === null ? null : (JSON.parse(found) as Left);
  } catch {
    return null;
  }
}
