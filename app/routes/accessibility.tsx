import { accessibilityUpdated } from "~/content/facts/accessibility.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { contentIn } from "~/content/index.server.ts";
import { AccessibilityHead } from "~/features/accessibility/accessibility-head.tsx";
import { AccessibilityToolbar } from "~/features/accessibility/accessibility-toolbar.tsx";
import { Statement } from "~/features/accessibility/statement.tsx";
import { ToolDescriptions } from "~/features/accessibility/tool-descriptions.tsx";
import { Island } from "~/islands/island.tsx";
import { siteOf } from "~/server/site-context.server.ts";
import { pageMetadata } from "~/shell/metadata/page-metadata.ts";
import { breadcrumbThing } from "~/shell/metadata/structured-things.ts";
import { Wrap } from "~/ui/layout/section.tsx";
import { BackToTop } from "~/ui/links/back-to-top.tsx";
import type { Route } from "./+types/accessibility";

const path = pathOf("accessibility");

export function loader({ context }: Route.LoaderArgs) {
  return { words: contentIn(siteOf(context).language.locale).accessibility };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  const { metadata, breadcrumb } = loaderData.words;
  const steps = [
    { name: breadcrumb.home, path: "/" },
    { name: breadcrumb.current, path },
  ];
  return pageMetadata(site, { words: metadata, path, things: [breadcrumbThing(site, steps)] });
}

export default function Accessibility({ loaderData: { words }, matches }: Route.ComponentProps) {
  return (
    <>
      <AccessibilityHead words={words} updated={accessibilityUpdated} />
      <Island
        name="accessibility-toolbar"
        of={AccessibilityToolbar}
        props={{ words: words.toolbar }}
      />
      <Wrap>
        <Statement words={words} />
      </Wrap>
      <ToolDescriptions words={words} />
      <BackToTop label={matches[0].loaderData.shell.backToTop} />
    </>
  );
}
