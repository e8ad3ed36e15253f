import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import styles from "./field.module.css";
import { FieldError } from "./field-error.tsx";
import inputStyles from "./input.module.css";

export interface FieldProps extends ComponentProps<"input"> {
  label: string;
  /** A line of help between the field and its error. */
  hint?: string;
  /** Error message with the action to take ("Enter your email"); marks the field as invalid. */
  error?: string;
  /** For e-mail addresses and passwords: text runs left to right, aligned to the page's start (REQ-TYPE-14). */
  ltr?: boolean;
  /** A control inside the field, at its end. */
  end?: ReactNode;
}

/** A text field with its label above; hint and error are its description. */
export function Field({ label, hint, error, ltr, end, id, className, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  return (
    <div className={classNames("stack gap-2", className)}>
      <label className={classNames("medium", styles.label)} htmlFor={inputId}>
        <Text>{label}</Text>
      </label>
      <div className={classNames("relative", styles.box)} data-end={end ? "" : undefined}>
        <input
          {...input}
          id={inputId}
          className={inputStyles.input}
          dir={ltr ? "ltr" : input.dir}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(hint && hintId, error && errorId) || undefined}
        />
        {end}
      </div>
      {hint && (
        <p id={hintId} className="small secondary">
          <Text>{hint}</Text>
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
