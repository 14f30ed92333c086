// Addresses: what each means, and moving between them without loading the page again.
import { useSyncExternalStore } from "react";

export type Route =
  | { screen: "landing" }
  | { screen: "setup"; alone: boolean; code: string }
  | { screen: "expedition" }
  | { screen: "daily" }
  | { screen: "lobby" }
  | { screen: "table"; table: string; battle: string }
  | { screen: "replay"; table: string; at: number | null; away: boolean }
  | { screen: "end"; table: string }
  | { screen: "review"; table: string }
  | { screen: "learn" }
  | { screen: "games" }
  | { screen: "statistics" }
  | { screen: "gallery"; card: string }
  | { screen: "rules"; topic: string }
  | { screen: "mail" }
  | { screen: "lost" };

export function routeOf(path: string, query = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const params = new URLSearchParams(query);
  const [first, second = "", third] = parts;
  if (first === undefined) return { screen: "landing" };
  if (first === "new" && parts.length === 1) {
    return { screen: "setup", alone: params.has("alone"), code: params.get("code") ?? "" };
  }
  if (first === "expedition" && parts.length === 1) return { screen: "expedition" };
  if (first === "daily" && parts.length === 1) return { screen: "daily" };
  if (first === "lobby" && parts.length === 1) return { screen: "lobby" };
  if (first === "t" && parts.length === 2) {
    return { screen: "table", table: second, battle: params.get("battle") ?? "" };
  }
  if (first === "t" && parts.length === 3 && third === "replay") {
    const at = params.has("at") ? Number(params.get("at")) || 0 : null;
    return { screen: "replay", table: second, at, away: params.has("away") };
  }
  if (first === "t" && parts.length === 3 && third === "end") return { screen: "end", table: second };
  if (first === "t" && parts.length === 3 && third === "review") return { screen: "review", table: second };
  if (first === "learn" && parts.length === 1) return { screen: "learn" };
  if (first === "games" && parts.length === 1) return { screen: "games" };
  if (first === "statistics" && parts.length === 1) return { screen: "statistics" };
  if (first === "cards" && parts.length <= 2) return { screen: "gallery", card: second };
  if (first === "rules" && parts.length <= 2) return { screen: "rules", topic: second };
  if (first === "mail" && parts.length === 1) return { screen: "mail" };
  return { screen: "lost" };
}

const MOVED = "unshuffled-moved";

function subscribe(heard: () => void): () => void {
  addEventListener("popstate", heard);
  addEventListener(MOVED, heard);
  return () => {
    removeEventListener("popstate", heard);
    removeEventListener(MOVED, heard);
  };
}

const address = () => location.pathname + location.search;

export function useRoute(): Route {
  const at = useSyncExternalStore(subscribe, address);
  const [path = "/", query = ""] = at.split("?");
  return routeOf(path, query);
}

/** `stay`: what is behind keeps its place, as under a dialog. */
export function go(to: string, options: { replace?: boolean; stay?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  dispatchEvent(new Event(MOVED));
  if (!options.replace && !options.stay) scrollTo?.(0, 0);
}

/** The token in the address, which is then taken out of it: a person looking over the shoulder should not read it. */
export function takeToken(): string {
  const token = location.hash.slice(1);
  if (token) {
    taken = { path: location.pathname, token };
    history.replaceState(null, "", address());
  }
  return decodeURIComponent(token);
}

let taken = { path: "", token: "" };

/** For a page that is about to be loaded again, and would forget who let it in. */
export function putTokenBack(): void {
  if (taken.path === location.pathname) history.replaceState(null, "", `${address()}#${taken.token}`);
}

const tokens = new Map<string, string>();

/** The token a table's reader came with; it is remembered while the page stays, as the address forgets it. */
export function tokenOf(table: string): string {
  const token = takeToken();
  if (token) tokens.set(table, token);
  return tokens.get(table) ?? "";
}
