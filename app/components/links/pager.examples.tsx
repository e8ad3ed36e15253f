import { pathOf } from "~/content/data/pages.ts";
import { numberedPath } from "~/content/data/pagination.ts";
import type { ExampleProps, ExamplesOf } from "../example.ts";
import { Pager } from "./pager.tsx";

function pagerAt(current: number, { site, name }: ExampleProps) {
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
    middle: (props) => pagerAt(5, props),
    last: (props) => pagerAt(9, props),
  },
};
