import type { ExamplesOf } from "../example.ts";
import { Choice } from "./choice.tsx";

export const examples: ExamplesOf<typeof import("./choice.tsx")> = {
  Choice: {
    checked: ({ site }) => (
      <Choice group="example" value="before" first>
        {site.servicePageFrame.contents.before}
      </Choice>
    ),
    plain: ({ site }) => (
      <Choice group="example" value="after">
        {site.servicePageFrame.contents.after}
      </Choice>
    ),
  },
};
