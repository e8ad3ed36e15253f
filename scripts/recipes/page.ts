import { after, all, before, type Change, camelCase, created, inBoth } from "./recipe.ts";

export interface PageWords {
  title: string;
  lead: string;
  /** The breadcrumb's name, and its first step. */
  label: string;
  home: string;
}

/** A page at `/<id>`, with a head and nothing else yet. */
export function newPage(id: string, words: Record<"en" | "ar", PageWords>): Change[] {
  const name = camelCase(id);
  return [
    {
      file: "app/content/facts/pages.ts",
      by: "first",
      write: after(
        /export const pages = \{\n/,
        `  "${id}": { ...site, path: "/${id}", module: "routes/${id}.tsx" },\n`,
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
  return { words: contentIn(siteOf(context).language.locale).${name} };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  return pageMetadata(site, { words: loaderData.words.metadata, path: pathOf("${id}") });
}

export default function NewPage({ loaderData: { words } }: Route.ComponentProps) {
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
      write: after(/metadataOf: [^=]*= \{\n/, `  "${id}": ({ ${name} }) => ${name}.metadata,\n`),
    },
    {
      file: "app/content/shape.ts",
      by: "first",
      write: all(
        after(
          /export interface Content extends [^{]*\{\n/,
          `  ${name}: { metadata: MetadataWords; breadcrumb: BreadcrumbWords; hero: PageHeadWords };\n`,
        ),
        withHeadWords,
      ),
    },
    ...inBoth("content.ts", "compiler", () =>
      all(
        before(/^import/, `import { ${name} } from "./${id}.ts";\n`),
        after(/export const content = \{\n/, `  ${name},\n`),
      ),
    ),
    ...inBoth(`${id}.ts`, "told", (language) => {
      const { title, lead, home, label } = words[language];
      return created(`import type { Content } from "../shape.ts";

export const ${name} = {
  metadata: { title: "${title}", description: "${lead}", keywords: ["${title}"] },
  breadcrumb: { label: "${label}", home: "${home}", current: "${title}" },
  hero: { title: ["${title}"], lead: "${lead}" },
} satisfies Content["${name}"];
`);
    }),
  ];
}

/** The shape's import of what a page's head says. */
function withHeadWords(text: string): string {
  const line = `import type { BreadcrumbWords, PageHeadWords } from "./page-shape.ts";\n`;
  return text.includes(line) ? text : line + text;
}
