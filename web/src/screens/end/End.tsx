// The end of a game, over its table. Closed, it leaves the board to be looked at and a way back.
import { Dialog } from "radix-ui";
import { useState } from "react";
import { Icon } from "@/art/icons";
import { useTable, useView } from "@/store/useTable";
import { useNames, useText } from "@/words/Words";
import sheet from "@/parts/Sheet.module.css";
import styles from "./End.module.css";
import { Report } from "./Report";
import { useReport } from "./useReport";

export default function End() {
  const t = useText();
  const [open, setOpen] = useState(true);
  const id = useTable((data) => data.id);
  const won = useNames().won(useView((view) => view.outcome));
  const { told } = useReport(id, "");
  const title = t(won ? "end-won" : "end-lost");
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      {open ? null : (
        <Dialog.Trigger className={styles.again}>
          <Icon name="chart" size={18} /> {title} · {t("end-report")}
        </Dialog.Trigger>
      )}
      <Dialog.Portal>
        <Dialog.Overlay className={sheet.shade} />
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // It is read first; its first button would only close it.
            event.preventDefault();
            (event.currentTarget as HTMLElement | null)?.focus();
          }}
        >
          <Dialog.Title className="aloud">{title}</Dialog.Title>
          <div className={styles.bar}>
            <Dialog.Close className={styles.close} aria-label={t("end-look")}>
              <Icon name="cross" size={22} />
            </Dialog.Close>
          </div>
          {told ? (
            <Report id={id} told={told} look={() => setOpen(false)} />
          ) : (
            <p className={styles.waiting}>
              <strong>{title}</strong>
              {t("replay-loading")}
            </p>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
