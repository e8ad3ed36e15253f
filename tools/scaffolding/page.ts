import { Script } from "node:vm";
import { after, all, before, type Change, camelCase, created, inBoth } from "./changes.ts";

/** Throws for a reserved word of JavaScript. */
function assertIdentifier(name: string): void {
  try {
    new Script(`"use strict"; const ${name} = 0`);
  } catch {
    throw new Error(`"${name}" is a reserved word of JavaScript: choose another id`);
  }
}

/** A page at `/<id>` that has only a page head. */
export function newPage(id: string): Change[] {
  const name = camelCase(id);
  assertIdentifier(name);
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [
    {
      file: "app/content/data/pages.ts",
      write: after(/\nconst table = \{\n/, `  "${id}": site,\n`),
    },
    {
      file: `app/routes/pages/${id}.tsx`,
      write: created(`import { pathOf } from "~/content/data/pages.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { PageHead } from "~/components/layout/page-head.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import type { Route } from "./+types/${id}";

export function loader({ context }: Route.LoaderArgs) {
  return { words: getPageContent(context).${name} };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("${id}"),
  trail: words.breadcrumb,
}));

export default function ${component}({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <PageHead
      title={words.hero.title}
      lead={words.hero.lead}
      breadcrumb={<Breadcrumb {...words.breadcrumb} />}
    />
  );
}
`),
    },
    {
      file: "app/content/page-metadata-words.ts",
      write: after(/metadataOf: [^=]*= \{\n/, `  "${id}": ({ ${name} }) => ${name}.metadata,\n`),
    },
    {
      file: "app/content/content.types.ts",
      write: all(
        after(
          /export interface Content extends [^{]*\{\n/,
          `  ${name}: { metadata: MetadataWords; breadcrumb: BreadcrumbWords; hero: PageHeadWords };\n`,
        ),
        withHeadWords,
      ),
    },
    ...inBoth(
      "content.ts",
      all(
        before(/^import/, `import { ${name} } from "./${id}.ts";\n`),
        after(/export const content = \{\n/, `  ${name},\n`),
      ),
    ),
    ...inBoth(
      `${id}.ts`,
      created(`import type { Content } from "../content.types.ts";

export const ${name} = {
  metadata: { title: "", description: "", keywords: [""] },
  breadcrumb: { label: "", home: "", current: "" },
  hero: { title: [""], lead: "" },
} satisfies Content["${name}"];
`),
    ),
  ];
}

/** Adds the import of the types of a page head. */
function withHeadWords(text: string): string {
  const line = `import type { BreadcrumbWords, PageHeadWords } from "./page.types.ts";\n`;
  return text.includes(line) ? text : line + text;
}
