import type { ExamplesOf } from "../example.ts";
import { BackToTop } from "./back-to-top.tsx";

export const examples: ExamplesOf<typeof import("./back-to-top.tsx")> = {
  BackToTop: {
    plain: ({ site }) => <BackToTop label={site.shell.backToTop} />,
  },
};
