import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties, as look/tokens.css and the parts' own files name them. */
    [name: `--${string}`]: string | number | undefined;
  }
}
