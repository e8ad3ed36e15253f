import type { ExamplesOf } from "../example.ts";
import { Field } from "./field.tsx";

export const examples: ExamplesOf<typeof import("./field.tsx")> = {
  Field: {
    empty: ({ site, id }) => (
      <Field id={id} label={site.account.form.email} type="email" ltr autoComplete="off" />
    ),
    filled: ({ site, testTexts, id }) => (
      <Field
        id={id}
        label={site.account.form.email}
        type="email"
        ltr
        autoComplete="off"
        defaultValue={testTexts.email}
      />
    ),
    hint: ({ site, testTexts, id }) => (
      <Field
        id={id}
        label={site.account.form.email}
        hint={testTexts.hint}
        type="email"
        ltr
        autoComplete="off"
      />
    ),
    invalid: ({ site: { account }, testTexts, id }) => (
      <Field
        id={id}
        label={account.form.email}
        error={account.form.invalid.email}
        type="email"
        ltr
        autoComplete="off"
        defaultValue={testTexts.wrongEmail}
      />
    ),
    disabled: ({ site, testTexts, id }) => (
      <Field
        id={id}
        label={site.account.form.email}
        disabled
        autoComplete="off"
        defaultValue={testTexts.fixed}
      />
    ),
    mixed: ({ testTexts, id }) => (
      <Field id={id} label={testTexts.longName} autoComplete="off" defaultValue={testTexts.mixed} />
    ),
  },
};
