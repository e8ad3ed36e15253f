import { Icon, type IconName } from "~/components/indicators/icon.tsx";
import { RuledRow } from "~/components/layout/ruled-row.tsx";
import { Section, SectionHead } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import type { AccessibilityWords } from "~/content/accessibility.types.ts";
import { type AccessibilityToolId, accessibilityTools } from "~/content/data/accessibility.ts";
import { pathOf } from "~/content/data/pages.ts";

const icons: Record<AccessibilityToolId, IconName> = {
  text: "a-large-small",
  contrast: "contrast",
  languages: "languages",
};

/** Descriptions of the three tools and their limits, and links to the legal pages and to the results of tests. */
export function ToolDescriptions({
  words: { tools, related },
}: {
  words: Pick<AccessibilityWords, "tools" | "related">;
}) {
  return (
    <Section tone="sand" id="tools">
      <SectionHead title={tools.title} lead={tools.text} />
      <RuledRow
        list="ul"
        entries={accessibilityTools.map((id) => ({
          mark: <Icon icon={icons[id]} />,
          ...tools.items[id],
        }))}
      />
      <nav className="cluster gap-6 links above-6" aria-label={related.title}>
        <ArrowLink to={pathOf("privacy")}>{related.privacy}</ArrowLink>
        <ArrowLink to={pathOf("terms")}>{related.terms}</ArrowLink>
        <ArrowLink to={pathOf("proof")}>{related.proof}</ArrowLink>
      </nav>
    </Section>
  );
}
