import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import styles from "./stepper.module.css";

export interface StepperProps {
  less: string;
  more: string;
  canLess?: boolean | undefined;
  canMore?: boolean | undefined;
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
      ></button>
      {children}
      <button
        type="button"
        className={styles.button}
        aria-label={more}
        aria-disabled={!canMore || undefined}
        data-live=""
        onClick={() => canMore && onStep(1)}
      ></button>
    </span>
  );
}

/** A field between the two buttons, with its label above: the value can also be typed. */
export function StepperField({
  label,
  less,
  more,
  canLess,
  canMore,
  onStep,
  className,
  ...input
}: Omit<StepperProps, "children"> & ComponentProps<"input"> & { label: string }) {
  const id = useId();
  return (
    <div className={classNames("stack gap-2", className)}>
      <label htmlFor={id}>
        <Text>{label}</Text>
      </label>
      <StepperButtons {...{ less, more, canLess, canMore, onStep }}>
        <input {...input} id={id} className={styles.input} />
      </StepperButtons>
    </div>
  );
}
