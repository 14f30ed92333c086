// A sheet over the page: settings, a pile that is looked through, the keys.
import { Dialog } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "@/words/Words";
import { opened } from "./sheetBack";
import styles from "./Sheet.module.css";

export interface SheetProps {
  title: string;
  open: boolean;
  close: () => void;
  /** As wide as the window allows. */
  wide?: boolean;
  children: ReactNode;
}

export function Sheet({ title, open, close, wide = false, children }: SheetProps) {
  const t = useText();
  /** Where the focus was: it goes back there, also when a key opened the sheet. */
  const before = useRef<Element | null>(null);
  const closeNow = useRef(close);
  useEffect(() => {
    closeNow.current = close;
  });
  useEffect(() => (open ? opened(() => closeNow.current()) : undefined), [open]);
  return (
    <Dialog.Root open={open} onOpenChange={(now) => !now && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.shade} />
        <Dialog.Content
          className={styles.sheet}
          data-wide={wide || undefined}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            (before.current as HTMLElement | null)?.focus();
          }}
        >
          <header className={styles.head}>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={t("close")}>
              ✕
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
