import { Icon } from "@/art/icons";
import { Link } from "@/router/Link";
import { useText } from "@/words/Words";
import styles from "./Home.module.css";

/** A round button at the top of a screen. */
export const { round } = styles;

/** The way to the first page, at the top of a screen that has no menu. */
export function Home() {
  const t = useText();
  return (
    <Link href="/" className={round} aria-label={t("lost-home")}>
      <Icon name="left" size={20} />
    </Link>
  );
}
