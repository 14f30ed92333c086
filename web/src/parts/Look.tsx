// Something that is shown large when it is hovered, focused or pressed long, without being an answer.
import { Tooltip } from "radix-ui";
import { type ReactElement, type ReactNode, useState } from "react";
import styles from "./Look.module.css";

interface LookProps {
  /** One element that can have focus. */
  children: ReactElement;
  detail: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
}

export function Look({ children, detail, side = "top" }: LookProps) {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      {/* A tap shows it too: there is nothing else that it could mean. */}
      <Tooltip.Trigger asChild onClick={() => setTimeout(() => setOpen(true))}>
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={styles.look} side={side} sideOffset={10} collisionPadding={10}>
          {detail}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
