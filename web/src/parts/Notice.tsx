import { createPortal } from "react-dom";
import { useTrayRoom } from "./useTrayRoom";
import styles from "./Notice.module.css";

let place: HTMLElement | null = null;

/** Where all notices stand, one below the other. It is there before the first of them, so that screen readers hear each come. */
function stand(): HTMLElement {
  if (place?.isConnected) return place;
  place = document.createElement("div");
  place.className = styles.place ?? "";
  place.setAttribute("role", "status");
  place.setAttribute("aria-live", "polite");
  document.body.append(place);
  return place;
}

/** A sentence over whatever is shown, while it is true, and beside the tray of answers. It takes no clicks, and is read aloud when it comes. */
export function Notice({ children }: { children: string | null }) {
  const to = stand();
  return children === null ? null : createPortal(<Sentence>{children}</Sentence>, to);
}

function Sentence({ children }: { children: string }) {
  const { right } = useTrayRoom();
  return (
    <p className={styles.notice} style={{ marginRight: right }}>
      {children}
    </p>
  );
}
