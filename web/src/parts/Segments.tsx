// One of a few, side by side: radio buttons that look like a switch.
import { type ReactNode, useId } from "react";
import styles from "./Segments.module.css";

export interface SegmentsProps<T extends string> {
  label: string;
  value: T;
  values: readonly T[];
  named: (value: T) => ReactNode;
  choose: (value: T) => void;
  /** The label is shown above, or only read aloud. */
  quiet?: boolean;
  /** One under the other. */
  tall?: boolean;
  className?: string | undefined;
}

export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { label, value, values, named, choose, quiet = false, tall = false, className } = props;
  const name = useId();
  return (
    <fieldset className={[styles.set, className].filter(Boolean).join(" ")} data-tall={tall || undefined}>
      <legend className={quiet ? "aloud" : "cap"}>{label}</legend>
      <div className={styles.row}>
        {values.map((one) => (
          <label key={one} className={styles.one}>
            <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} />
            <span>{named(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
