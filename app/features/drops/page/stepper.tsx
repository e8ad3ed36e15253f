import type { ReactNode } from "react";
import { Text } from "~/components/text/text.tsx";
import styles from "./stepper.module.css";

/** A value between two buttons, which are named with what they change. Screen readers hear the new value. */
export function Stepper({
  less,
  more,
  canLess = true,
  canMore = true,
  onStep,
  children,
}: {
  less: string;
  more: string;
  canLess?: boolean;
  canMore?: boolean;
  onStep: (change: 1 | -1) => void;
  children: ReactNode;
}) {
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        className={styles.button}
        aria-label={less}
        aria-disabled={!canLess || undefined}
        data-live=""
        onClick={() => canLess && onStep(-1)}
      >
        <span className={styles.minus} />
      </button>
      <output className={styles.value} aria-live="polite">
        <Text>{children}</Text>
      </output>
      <button
        type="button"
        className={styles.button}
        aria-label={more}
        aria-disabled={!canMore || undefined}
        data-live=""
        onClick={() => canMore && onStep(1)}
      >
        <span className={styles.plus} />
      </button>
    </span>
  );
}
