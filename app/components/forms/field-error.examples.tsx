import type { ExamplesOf } from "../example.ts";
import { FieldError } from "./field-error.tsx";

export const examples: ExamplesOf<typeof import("./field-error.tsx")> = {
  FieldError: {
    invalid: ({ site, id }) => (
      <FieldError id={id}>{site.account.form.invalid.confirmDiffers}</FieldError>
    ),
  },
};
