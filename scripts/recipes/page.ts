import { after, all, before, created, type Recipe } from "./recipe.ts";
import { inBoth } from "./small-changes.ts";

/** A page that never will be, so that no real one stands in the way. */
const id = "trial";

const words = {
  en: {
    title: "Trial page",
    lead: "What a new page says, in a sentence that search engines show below its name.",
    home: "Home",
    label: "You are here",
  },
  ar: {
    title: "صفحة التجربة",
    lead: "هذا ما تقوله صفحة جديدة في جملة تعرضها محركات البحث تحت اسمها.",
    home: "الرئيسية",
    label: "مسار الصفحة",
  },
};

export const page: Recipe = {
  name: "a new page",
  changes: [
    {
      file: "app/content/facts/pages.ts",
      by: "first",
      write: after(
        /export const pages = \{\n/,
        `  ${id}: { ...site, path: "/${id}", module: "routes/${id}.tsx" },\n`,
      ),
    },
    {
      file: `app/routes/${id}.tsx`,
      by: "first",
      write: created(`import { pathOf } from "~/content/facts/pages.ts";
import { contentIn } from "~/content/index.server.ts";
import { siteOf } from "~/server/site-context.server.ts";
import { pageMetadata } from "~/shell/page-metadata.ts";
import { Breadcrumb } from "~/ui/breadcrumb.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/${id}";

export function loader({ context }: Route.LoaderArgs) {
  return { words: contentIn(siteOf(context).language.locale).${id} };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  return pageMetadata(site, { words: loaderData.words.metadata, path: pathOf("${id}") });
}

export default function Trial({ loaderData: { words } }: Route.ComponentProps) {
  const { label, home, current } = words.breadcrumb;
  return (
    <PageHead
      title={words.hero.title}
      lead={words.hero.lead}
      breadcrumb={<Breadcrumb label={label} items={[{ label: home, to: "/" }, { label: current }]} />}
    />
  );
}
`),
    },
    {
      file: "app/content/metadata-of-pages.ts",
      by: "compiler",
      write: after(/metadataOf: [^=]*= \{\n/, `  ${id}: ({ ${id} }) => ${id}.metadata,\n`),
    },
    {
      file: "app/content/shape.ts",
      by: "first",
      write: all(
        after(
          /export interface Content extends [^{]*\{\n/,
          `  ${id}: { metadata: MetadataWords; breadcrumb: BreadcrumbWords; hero: PageHeadWords };\n`,
        ),
        before(
          /^import/,
          `import type { BreadcrumbWords, PageHeadWords } from "./page-shape.ts";\n`,
        ),
      ),
    },
    ...inBoth("content.ts", "compiler", () =>
      all(
        before(/^import/, `import { ${id} } from "./${id}.ts";\n`),
        after(/export const content = \{\n/, `  ${id},\n`),
      ),
    ),
    ...inBoth(`${id}.ts`, "told", (language) => {
      const { title, lead, home, label } = words[language];
      return created(`import type { Content } from "../shape.ts";

export const ${id} = {
  metadata: { title: "${title}", description: "${lead}", keywords: ["${title}"] },
  breadcrumb: { label: "${label}", home: "${home}", current: "${title}" },
  hero: { title: ["${title}"], lead: "${lead}" },
} satisfies Content["${id}"];
`);
    }),
  ],
};
