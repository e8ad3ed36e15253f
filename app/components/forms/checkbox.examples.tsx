import type { ExamplesOf } from "../example.ts";
import { Checkbox } from "./checkbox.tsx";

export const examples: ExamplesOf<typeof import("./checkbox.tsx")> = {
  Checkbox: {
    plain: ({ site }) => <Checkbox>{site.account.signIn.remember}</Checkbox>,
    checked: ({ site }) => <Checkbox defaultChecked>{site.account.signUp.accept.before}</Checkbox>,
    invalid: ({ site: { account } }) => (
      <Checkbox error={account.form.invalid.termsMissing}>{account.signUp.accept.terms}</Checkbox>
    ),
    long: ({ testTexts }) => <Checkbox>{testTexts.long}</Checkbox>,
  },
};
