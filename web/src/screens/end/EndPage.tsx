// The report as a page of its own: /t/ID/end, open to anyone who has the link to watch.
import { useState } from "react";
import { Lost } from "@/parts/Lost";
import { SiteHead } from "@/parts/SiteHead";
import { tokenOf } from "@/router/router";
import { useContent } from "@/store/content";
import { useText } from "@/words/Words";
import { Report } from "./Report";
import styles from "./Report.module.css";
import { useReport } from "./useReport";

export default function EndPage({ id }: { id: string }) {
  const t = useText();
  const [token] = useState(() => tokenOf(id));
  const { told, refusal } = useReport(id, token);
  const ready = useContent((content) => content.ready);
  if (refusal !== null) return <Lost code={refusal.code} />;
  return (
    <>
      <SiteHead />
      <main className={styles.page}>
        {told === null || !ready ? (
          <p className={styles.waiting}>{t("replay-loading")}</p>
        ) : (
          <Report id={id} told={told} token={token} />
        )}
      </main>
    </>
  );
}
