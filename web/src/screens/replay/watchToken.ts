import { makeTable } from "@/store/table";

/** The token for watching, which the table tells those who are at it. */
export async function watchToken(id: string): Promise<string> {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const store = makeTable(id, { url: `${scheme}://${location.host}/api/tables/${id}/socket` });
  try {
    return await new Promise<string>((resolve) => {
      const timer = setTimeout(() => resolve(""), 4000);
      store.subscribe(({ links, closed }) => {
        if (!links.watch && !closed) return;
        clearTimeout(timer);
        resolve(links.watch ?? "");
      });
    });
  } finally {
    store.getState().stop();
  }
}
