import { accessibilityUpdated } from "~/content/facts/accessibility.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { AccessibilityHead } from "~/features/accessibility/accessibility-head.tsx";
import { AccessibilityToolbar } from "~/features/accessibility/accessibility-toolbar.tsx";
import { Statement } from "~/features/accessibility/statement.tsx";
import { ToolDescriptions } from "~/features/accessibility/tool-descriptions.tsx";
import { Island } from "~/islands/island.tsx";
import { contentFor } from "~/server/page-content.server.ts";
import { pageMeta } from "~/shell/metadata/page-meta.ts";
import { Wrap } from "~/ui/layout/section.tsx";
import { BackToTop } from "~/ui/links/back-to-top.tsx";
import type { Route } from "./+types/accessibility";

export function loader({ context }: Route.LoaderArgs) {
  return { words: contentFor(context).accessibility };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("accessibility"),
  trail: words.breadcrumb,
}));

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
