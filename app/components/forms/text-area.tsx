import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import field from "./field.module.css";
import { FieldError } from "./field.tsx";
import inputStyles from "./input.module.css";
import styles from "./text-area.module.css";

export interface TextAreaProps extends ComponentProps<"textarea"> {
  label: string;
  error?: string | undefined;
  /** The number of characters, such as "12 of 280". */
  counter?: string;
  /** How full the field is: the counter becomes bold, then red. */
  fill?: "near" | "over" | undefined;
  /** Buttons between the label and the field. */
  tools?: ReactNode;
}

/** A field for several lines with its label above and a counter; the error is its description. */
export function TextArea({
  label,
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
        aria-describedby={classNames(counter && counterId, error && errorId) || undefined}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
