// Something that is shown large when it is hovered, focused or pressed long, without being an answer.
import { type ReactElement, type ReactNode, useState } from "react";
import styles from "./Preview.module.css";
import { Tip } from "./Tip";

interface PreviewProps {
  /** One element that can have focus. */
  children: ReactElement;
  detail: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
}

export function Preview({ children, detail, side = "top" }: PreviewProps) {
  const [open, setOpen] = useState(false);
  return (
    <Tip
      open={open}
      onOpenChange={setOpen}
      tip={detail}
      className={styles.look}
      side={side}
      sideOffset={10}
      collisionPadding={10}
      // A tap shows it too: there is nothing else that it could mean.
      tapped={() => setOpen(true)}
    >
      {children}
    </Tip>
  );
}
