import { useEffect, useState } from "react";
import { type FieldValues, type Path, useWatch } from "react-hook-form";
import { Checklist } from "~/components/forms/checklist.tsx";
import { PasswordField } from "~/components/forms/password-field.tsx";
import type { AccountFormWords } from "~/content/account.types.ts";
import { hasNumber, isLongEnough } from "./account-schemas.ts";
import type { AccountForm } from "./use-account-form.ts";

export interface NewPasswordFieldsProps<Values extends FieldValues> {
  id: string;
  label: string;
  form: AccountForm<Values>;
  words: AccountFormWords;
}

/** A new password with its live checklist, and its confirmation. */
export function NewPasswordFields<
  Values extends { password: string; confirmPassword: string } & FieldValues,
>({ id, label, form, words }: NewPasswordFieldsProps<Values>) {
  const { checklist, confirmPassword, showPassword, hidePassword } = words;
  const name = "password" as Path<Values>;
  const inputId = `${id}-password`;
  // Typing before hydration fired no React event.
  const [early, setEarly] = useState("");
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (input instanceof HTMLInputElement) setEarly(input.value);
  }, [inputId]);
  const password: string = useWatch({ control: form.form.control, name }) ?? early;
  return (
    <>
      <div className="stack gap-3">
        <PasswordField
          {...form.field(name)}
          id={inputId}
          label={label}
          showLabel={showPassword}
          hideLabel={hidePassword}
          autoComplete="new-password"
        />
        <Checklist
          label={checklist.label}
          metLabel={checklist.met}
          unmetLabel={checklist.unmet}
          rules={[
            { text: checklist.length, met: isLongEnough(password) },
            { text: checklist.number, met: hasNumber(password) },
          ]}
        />
      </div>
      <PasswordField
        {...form.field("confirmPassword" as Path<Values>)}
        id={`${id}-confirm`}
        label={confirmPassword}
        showLabel={showPassword}
        hideLabel={hidePassword}
        autoComplete="new-password"
      />
    </>
  );
}
