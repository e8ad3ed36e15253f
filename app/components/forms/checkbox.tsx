import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import styles from "./checkbox.module.css";
import { FieldError } from "./field-error.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  /** The label beside the checkbox; may contain links. */
  children: ReactNode;
  error?: string;
}

/** A checkbox, 28 px in a row of 44; a click on the label toggles it. */
export function Checkbox({ children, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const errorId = `${id ?? ownId}-error`;
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(input["aria-describedby"], error && errorId) || undefined}
        />
        <span>
          <Text>{children}</Text>
        </span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
