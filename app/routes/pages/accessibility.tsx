import { Island } from "~/client/islands/island.tsx";
import { Container } from "~/components/layout/section.tsx";
import { BackToTop } from "~/components/links/back-to-top.tsx";
import { accessibilityUpdated } from "~/content/data/accessibility.ts";
import { pathOf } from "~/content/data/pages.ts";
import { AccessibilityHead } from "~/features/accessibility/accessibility-head.tsx";
import { AccessibilityToolbar } from "~/features/accessibility/accessibility-toolbar.island.tsx";
import { Statement } from "~/features/accessibility/statement.tsx";
import { ToolDescriptions } from "~/features/accessibility/tool-descriptions.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/accessibility";

export function loader({ context }: Route.LoaderArgs) {
  return { words: getPageContent(context).accessibility };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("accessibility"),
  trail: words.breadcrumb,
}));

export default function Accessibility({ loaderData: { words }, matches }: Route.ComponentProps) {
  const { shell } = matches[0].loaderData;
  return (
    <>
      <AccessibilityHead words={words} updated={accessibilityUpdated} />
      <Island
        name="accessibility-toolbar"
        of={AccessibilityToolbar}
        props={{ words: words.toolbar }}
      />
      <Container>
        <Statement words={words} callLabel={shell.callLabel} />
      </Container>
      <ToolDescriptions words={words} />
      <BackToTop label={shell.backToTop} />
    </>
  );
}
