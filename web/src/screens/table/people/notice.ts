// It is your turn: the page's title says so, and, if it was allowed, a soft tone or a notice of the system.
import { useEffect, useRef } from "react";
import { WORKER } from "@/notices/push";
import { show } from "@/notices/shown";
import { hear } from "@/sound/useSounds";
import { useSettings } from "@/store/settings";
import { useTable } from "@/store/useTable";
import { useText } from "@/words/Words";

/** Two soft notes. */
export const chime = () => hear("turn");

/** Ask the browser for notices; false if they are not to be had. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker?.register(WORKER).catch(() => undefined);
  return true;
}

/** With one person at the table every turn is theirs, and nothing is said. */
export function useTurnNotice(): void {
  const t = useText();
  const { mine, name, id } = useTable(({ state, you, id }) => ({
    id,
    mine:
      state !== null &&
      !state.over &&
      state.waiting_for.includes(you) &&
      state.seats.some((owner) => owner !== "" && owner !== you),
    name: state?.name ?? "",
  }));
  const asked = useTable(
    ({ state, you }) => state?.vote != null && !state.vote.agreed.includes(you) && state.seats.includes(you),
  );
  const before = useRef(false);
  const call = mine || asked;
  useEffect(() => {
    const title = name ? `${name} · ${t("title")}` : t("title");
    document.title = call ? `● ${t(asked ? "vote-title" : "wait-you")} · ${title}` : title;
    return () => {
      document.title = t("title");
    };
  }, [call, asked, name, t]);
  useEffect(() => {
    const began = call && !before.current;
    before.current = call;
    if (!began || !document.hidden) return;
    const settings = useSettings.getState();
    if (settings.chime) void chime();
    if (settings.notices && "Notification" in globalThis && Notification.permission === "granted")
      void show(t(asked ? "vote-title" : "wait-you"), name || t("title"), id);
  }, [call, asked, name, id, t]);
}
