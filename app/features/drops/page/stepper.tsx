import type { ReactNode } from "react";
import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./stepper.module.css";

export interface StepperProps {
  less: string;
  more: string;
  canLess?: boolean;
  canMore?: boolean;
  onStep: (change: 1 | -1) => void;
  children: ReactNode;
}

/** A value between two buttons, which are named with what they change. Screen readers hear the new value. */
export function Stepper({ children, ...props }: StepperProps) {
  return (
    <StepperButtons {...props}>
      <output className={classNames("medium", styles.value)} aria-live="polite">
        <Text>{children}</Text>
      </output>
    </StepperButtons>
  );
}

/** The two buttons around a value or a field. */
export function StepperButtons({
  less,
  more,
  canLess = true,
  canMore = true,
  onStep,
  children,
}: StepperProps) {
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
        <Icon icon="minus" />
      </button>
      {children}
      <button
        type="button"
        className={styles.button}
        aria-label={more}
        aria-disabled={!canMore || undefined}
        data-live=""
        onClick={() => canMore && onStep(1)}
      >
        <Icon icon="plus" />
      </button>
    </span>
  );
}
