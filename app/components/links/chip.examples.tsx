import { pathOf } from "~/content/data/pages.ts";
import type { ExamplesOf } from "../example.ts";
import { ChipLink, ChipList } from "./chip.tsx";

export const examples: ExamplesOf<typeof import("./chip.tsx")> = {
  ChipList: {
    plain: ({ site, name }) => (
      <ChipList label={name} items={Object.values(site.articles.categories).slice(0, 4)} />
    ),
    long: ({ site, testTexts, name }) => (
      <ChipList
        label={name}
        items={[
          testTexts.longName,
          { text: site.services["lasik-surgery"].name, to: pathOf("lasik-surgery") },
        ]}
      />
    ),
  },
  ChipLink: {
    plain: ({ site, id }) => (
      <ChipLink id={id} href={`#${id}`}>
        {site.articles.categories.Retina}
      </ChipLink>
    ),
    current: ({ site, id }) => (
      <ChipLink id={id} href={`#${id}`} aria-current="true">
        {site.articles.categories.Cornea}
      </ChipLink>
    ),
  },
};
