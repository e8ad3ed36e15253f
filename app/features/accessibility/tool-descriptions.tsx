import { ALargeSmall, Contrast, Languages } from "lucide";
import type { AccessibilityWords } from "~/content/accessibility-shape.ts";
import { type AccessibilityToolId, accessibilityTools } from "~/content/facts/accessibility.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { Section, SectionHead } from "~/ui/layout/section.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { Icon, type IconDrawing } from "~/ui/signs/icon.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./tool-descriptions.module.css";

const icons: Record<AccessibilityToolId, IconDrawing> = {
  text: ALargeSmall,
  contrast: Contrast,
  languages: Languages,
};

/** What the three tools do and how far they reach, and the way to the legal pages. */
export function ToolDescriptions({
  words: { tools, related },
}: {
  words: Pick<AccessibilityWords, "tools" | "related">;
}) {
  return (
    <Section tone="sand" id="tools">
      <SectionHead title={tools.title} lead={tools.text} />
      <ul className={styles.tools}>
        {accessibilityTools.map((id) => (
          <li key={id} className={styles.tool}>
            <Icon icon={icons[id]} className={styles.icon} />
            <h3 className={styles.name}>
              <Text>{tools.items[id].title}</Text>
            </h3>
            <p>
              <Text>{tools.items[id].text}</Text>
            </p>
          </li>
        ))}
      </ul>
      <nav className={styles.related} aria-label={related.title}>
        <GoLink to={pathOf("privacy")}>{related.privacy}</GoLink>
        <GoLink to={pathOf("terms")}>{related.terms}</GoLink>
      </nav>
    </Section>
  );
}
