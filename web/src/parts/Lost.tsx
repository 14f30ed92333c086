import { Link } from "@/router/Link";
import { useText } from "@/words/Words";
import { Plain } from "./Plain";

/** What is said where a table cannot be opened, by the refusal's code: a title and a text. */
const WHY: Record<string, [string, string]> = {
  "table/other_version": ["other-version-title", "refused-table-other-version"],
  "protocol/version": ["version-title", "version-text"],
  "http/banned": ["barred-title", "barred-text"],
};

/** No such address; or, with the code of a refusal, a table that cannot be opened: the expedition of this `battle`, too. */
export function Lost({ code = "", battle = "" }: { code?: string; battle?: string }) {
  const t = useText();
  if (battle && !(code in WHY)) {
    return (
      <Plain title={t("lost-expedition-title")} text={t("lost-expedition")}>
        <Link href={`/t/${battle}`}>{t("lost-expedition-back")}</Link>
      </Plain>
    );
  }
  const [title, text] = WHY[code] ?? ["lost-title", code ? "lost-table" : "lost-text"];
  return (
    <Plain title={t(title)} text={t(text)}>
      {code === "protocol/version" ? (
        <a href={location.pathname}>{t("fault-again")}</a>
      ) : code === "table/other_version" ? (
        <Link href="/games">{t("games")}</Link>
      ) : (
        <Link href="/">{t("lost-home")}</Link>
      )}
    </Plain>
  );
}
