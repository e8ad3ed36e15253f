import type { ExamplesOf, Sample } from "../example.ts";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";

function fieldOf({ site: { account }, id }: Sample, state?: Partial<PasswordFieldProps>) {
  return (
    <PasswordField
      id={id}
      label={account.form.password}
      showLabel={account.form.showPassword}
      hideLabel={account.form.hidePassword}
      autoComplete="off"
      {...state}
    />
  );
}

export const examples: ExamplesOf<typeof import("./password-field.tsx")> = {
  PasswordField: {
    empty: (sample) => fieldOf(sample),
    invalid: (sample) => fieldOf(sample, { error: sample.site.account.form.invalid.passwordShort }),
    disabled: (sample) => fieldOf(sample, { disabled: true, defaultValue: sample.own.email }),
  },
};
