// HTTP: opening, joining, reading. Errors carry the server's stable code.
import type {
  AtTable,
  Catalog,
  DailyOverview,
  ForkTable,
  JoinTable,
  Lobby,
  NewReport,
  OpenDaily,
  OpenExpedition,
  OpenTable,
  Problem,
  Replay,
  ReviewState,
  SetupChoice,
  TableState,
} from "./wire";
import { underway } from "./underway";

export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly detail: string;

  constructor(code: string, status = 0, detail = "") {
    super(detail ? `${code}: ${detail}` : code);
    this.code = code;
    this.status = status;
    this.detail = detail;
  }
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refusal("client/offline");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem?.code ?? "http/broken", answer.status, problem?.detail ?? "");
  }
  const type = answer.headers.get("content-type") ?? "";
  return (type.includes("json") ? answer.json() : answer.text()) as Promise<T>;
}

export const post = <T>(path: string, body: unknown) =>
  underway(
    ask<T>(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  );

export const openTable = (body: OpenTable) => post<AtTable>("/api/tables", body);
export const openExpedition = (body: OpenExpedition) => post<AtTable>("/api/expeditions", body);
/** Tables that anyone may join. */
export const getLobby = () => ask<Lobby>("/api/lobby");
export const getDaily = () => ask<DailyOverview>("/api/daily");
/** A new table of today. */
export const openDaily = (body: OpenDaily) => post<AtTable>("/api/daily", body);
/** The table of the expedition's next battle, and a place at it. */
export const goToBattle = (table: string) => post<AtTable>(`/api/tables/${table}/battle`, {});
export const joinTable = (table: string, body: JoinTable) => post<AtTable>(`/api/tables/${table}/join`, body);
export const report = (table: string, body: NewReport) => post<string>(`/api/tables/${table}/reports`, body);
export const forkTable = (table: string, body: ForkTable) => post<AtTable>(`/api/tables/${table}/fork`, body);
export const importRecord = (record: string, name = "") => post<AtTable>("/api/tables/import", { record, name });
/** The game as text, with its seed. While the game runs, the table is marked by it: so it is a POST. */
export const takeRecord = (table: string) => post<string>(`/api/tables/${table}/record`, {});
export const getTable = (table: string, token = "") =>
  ask<TableState>(`/api/tables/${table}`, token ? { headers: { "X-Table-Token": token } } : {});
export const getReplay = (table: string, since = 0, count = 100, token = "") =>
  ask<Replay>(
    `/api/tables/${table}/replay?since=${since}&count=${count}`,
    token ? { headers: { "X-Table-Token": token } } : {},
  );
/** Begin the review of a finished game, unless it is there. */
export const askForReview = (table: string, token = "") =>
  ask<ReviewState>(`/api/tables/${table}/review`, {
    method: "POST",
    ...(token ? { headers: { "X-Table-Token": token } } : {}),
  });
export const getReview = (table: string, token = "") =>
  ask<ReviewState>(`/api/tables/${table}/review`, token ? { headers: { "X-Table-Token": token } } : {});
export const getContent = () => ask<Catalog>("/api/content");
/** As `getContent`, for the packs of this table. */
export const getTableContent = (table: string, token = "") =>
  ask<Catalog>(`/api/tables/${table}/content`, token ? { headers: { "X-Table-Token": token } } : {});
export const setupCode = (setup: SetupChoice) => post<{ code: string }>("/api/setups", { setup });
export const setupOf = (code: string) => ask<{ setup: SetupChoice }>(`/api/setups/${encodeURIComponent(code)}`);
