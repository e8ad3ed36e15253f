import type { ExamplesOf } from "../example.ts";
import { HeadingLink } from "./heading-link.tsx";

export const examples: ExamplesOf<typeof import("./heading-link.tsx")> = {
  HeadingLink: {
    plain: ({ site, id }) => (
      <h4 id={id}>
        <HeadingLink part={id}>{site.insurance.bring.title}</HeadingLink>
      </h4>
    ),
    long: ({ testTexts, id }) => (
      <h4 id={id}>
        <HeadingLink part={id}>{testTexts.mixed}</HeadingLink>
      </h4>
    ),
  },
};
