import type { ButtonHTMLAttributes } from "react";
import styles from "./Button.module.css";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: "main" | "plain" | "pill";
}

export function Button({ look = "plain", className, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={[styles.button, styles[look], className].filter(Boolean).join(" ")} />
  );
}
