import type { AnchorHTMLAttributes } from "react";
import { go } from "./router";

/** A link within the page; with a modifier key it behaves as any link. `stay`: what is behind keeps its place. */
export function Link({
  href,
  children,
  stay = false,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; stay?: boolean }) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(href, { stay });
      }}
    >
      {children}
    </a>
  );
}
