import type { ExampleProps, ExamplesOf } from "../example.ts";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";

function fieldOf({ site: { account }, id }: ExampleProps, state?: Partial<PasswordFieldProps>) {
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
    empty: (props) => fieldOf(props),
    invalid: (props) => fieldOf(props, { error: props.site.account.form.invalid.passwordShort }),
    disabled: (props) => fieldOf(props, { disabled: true, defaultValue: props.testTexts.email }),
  },
};
