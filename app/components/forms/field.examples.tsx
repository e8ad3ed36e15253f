import type { ExamplesOf } from "../example.ts";
import { Field } from "./field.tsx";

export const examples: ExamplesOf<typeof import("./field.tsx")> = {
  Field: {
    empty: ({ site, id }) => (
      <Field id={id} label={site.account.form.email} type="email" ltr autoComplete="off" />
    ),
    filled: ({ site, own, id }) => (
      <Field
        id={id}
        label={site.account.form.email}
        type="email"
        ltr
        autoComplete="off"
        defaultValue={own.email}
      />
    ),
    hint: ({ site, own, id }) => (
      <Field
        id={id}
        label={site.account.form.email}
        hint={own.hint}
        type="email"
        ltr
        autoComplete="off"
      />
    ),
    invalid: ({ site: { account }, own, id }) => (
      <Field
        id={id}
        label={account.form.email}
        error={account.form.invalid.email}
        type="email"
        ltr
        autoComplete="off"
        defaultValue={own.wrongEmail}
      />
    ),
    disabled: ({ site, own, id }) => (
      <Field
        id={id}
        label={site.account.form.email}
        disabled
        autoComplete="off"
        defaultValue={own.fixed}
      />
    ),
    mixed: ({ own, id }) => (
      <Field id={id} label={own.longName} autoComplete="off" defaultValue={own.mixed} />
    ),
  },
};
