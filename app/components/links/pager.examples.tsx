import { pathOf } from "~/content/data/pages.ts";
import { numberedPath } from "~/content/data/pagination.ts";
import type { ExamplesOf, Sample } from "../example.ts";
import { Pager } from "./pager.tsx";

function pagerAt(current: number, { site, name }: Sample) {
  return (
    <Pager
      current={current}
      last={9}
      words={{ ...site.articles.pager, label: name }}
      addressOf={(number) => numberedPath(pathOf("articles"), number)}
    />
  );
}

export const examples: ExamplesOf<typeof import("./pager.tsx")> = {
  Pager: {
    middle: (sample) => pagerAt(5, sample),
    last: (sample) => pagerAt(9, sample),
  },
};
