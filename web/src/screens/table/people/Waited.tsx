// For how long the game waits: nothing in the first minute, then counted by the page.
import { useEffect, useState } from "react";
import { useTable } from "@/store/useTable";
import { waitedText } from "@/store/waits";
import { useText } from "@/words/Words";

const AGAIN = 20_000;

/** `least`: shown from so many seconds on. */
export function Waited({ least = 0, className }: { least?: number; className: string | undefined }) {
  const t = useText();
  const since = useTable((data) => data.since);
  const [now, look] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => look(Date.now()), AGAIN);
    return () => clearInterval(timer);
  }, []);
  const seconds = since === null ? 0 : (now - since) / 1000;
  const text = seconds < least ? "" : waitedText(seconds, t);
  return text ? <span className={className}>{text}</span> : null;
}
