import { useState } from "react";
import { Icon } from "../indicators/icon.tsx";
import { Field, type FieldProps } from "./field.tsx";

export interface PasswordFieldProps extends Omit<FieldProps, "type" | "ltr" | "end"> {
  /** Accessible names of the button in the field while the password is hidden, and while it is shown. */
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button that shows the password; it allows pasting (WCAG 3.3.8). */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? "text" : "password"}
      ltr
      // Prevents correction and autocapitalisation of a shown password.
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          data-live=""
          className="icon-box"
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          <Icon icon={shown ? "eye-off" : "eye"} />
        </button>
      }
    />
  );
}
