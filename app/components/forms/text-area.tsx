import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import field from "./field.module.css";
import { FieldError } from "./field-error.tsx";
import inputStyles from "./input.module.css";
import styles from "./text-area.module.css";

export interface TextAreaProps extends ComponentProps<"textarea"> {
  label: string;
  /** A line of help between the field and its error. */
  hint?: string;
  error?: string | undefined;
  /** The number of characters, such as "12 of 280". */
  counter?: string;
  /** How full the field is: the counter becomes bold, then red. */
  fill?: "near" | "over" | undefined;
  /** Buttons between the label and the field. */
  tools?: ReactNode;
}

/** A field for several lines with its label above and a counter; hint, counter and error are its description. */
export function TextArea({
  label,
  hint,
  error,
  counter,
  fill,
  tools,
  id,
  className,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const counterId = `${inputId}-counter`;
  return (
    <div className={classNames("stack gap-2", className)}>
      <div className="cluster spread">
        <label className={classNames("medium", field.label)} htmlFor={inputId}>
          <Text>{label}</Text>
        </label>
        {counter && (
          <span
            id={counterId}
            className={classNames("small secondary", styles.counter)}
            data-fill={fill}
          >
            <Text>{counter}</Text>
          </span>
        )}
      </div>
      {tools}
      <textarea
        {...rest}
        id={inputId}
        className={classNames(inputStyles.input, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          classNames(hint && hintId, counter && counterId, error && errorId) || undefined
        }
      />
      {hint && (
        <p id={hintId} className="small secondary">
          <Text>{hint}</Text>
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
