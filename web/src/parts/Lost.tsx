import { Link } from "@/router/Link";
import { useText } from "@/words/Words";

/** No such address, or nothing there for this person. */
export function Lost({ text }: { text?: string }) {
  const t = useText();
  return (
    <main style={{ padding: "var(--gap-6)" }}>
      <h1>{t("lost-title")}</h1>
      <p>{text ?? t("lost-text")}</p>
      <p>
        <Link href="/">{t("lost-home")}</Link>
      </p>
    </main>
  );
}
