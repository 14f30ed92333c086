import { useCallback, useEffect, useState } from "react";

const SHOWN = 2500;

/** Put a text on the clipboard, and say so for a moment. */
export function useCopied(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const [copied, set] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => set(false), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = useCallback(async (text: string) => {
    await toClipboard(text);
    set(true);
  }, []);
  return { copied, copy };
}

async function toClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without https there is no clipboard, but there is this.
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
