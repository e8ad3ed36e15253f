import type { ReactNode } from "react";
import { ContentsList } from "~/components/controls/contents-list.tsx";
import type { IconName } from "~/components/indicators/icon.tsx";
import { ReadingSections } from "~/components/layout/reading-sections.tsx";
import { BulletList } from "~/components/text/bullet-list.tsx";
import { Text } from "~/components/text/text.tsx";
import type {
  AccessibilitySectionWords,
  AccessibilityWords,
} from "~/content/accessibility.types.ts";
import {
  type AccessibilitySectionId,
  accessibilitySections,
} from "~/content/data/accessibility.ts";
import { classNames } from "~/styles/class-names.ts";
import { ContactButtons } from "./contact-buttons.tsx";
import styles from "./statement.module.css";

const icons: Record<AccessibilitySectionId, IconName> = {
  commitment: "eye",
  keyboard: "keyboard",
  "screen-readers": "ear",
  contrast: "contrast",
  languages: "languages",
  testing: "clipboard-check",
  limits: "info",
  contact: "message-circle",
};

/** The eight sections of the statement beside their contents list. */
export function Statement({
  words,
  callLabel,
}: {
  words: Pick<AccessibilityWords, "contents" | "sections">;
  callLabel: string;
}) {
  const { contents, sections } = words;
  return (
    <div className="with-aside page-body">
      {/* On narrow screens the collapsible headings replace the contents list. */}
      <div className={classNames("wide-only sticky", styles.aside)}>
        <ContentsList
          label={contents}
          items={accessibilitySections.map((id) => ({ id, label: sections[id].title }))}
        />
      </div>
      <div className={styles.sections}>
        <ReadingSections
          mode="independent"
          parts={accessibilitySections.map((id) => ({
            id,
            title: sections[id].title,
            icon: icons[id],
            content: (
              <SectionText words={sections[id]}>
                {id === "contact" && <ContactButtons callLabel={callLabel} />}
              </SectionText>
            ),
          }))}
        />
      </div>
    </div>
  );
}

function SectionText({
  words: { text, list, after },
  children,
}: {
  words: AccessibilitySectionWords;
  children: ReactNode;
}) {
  return (
    <div className="stack measure">
      <p>
        <Text>{text}</Text>
      </p>
      {list && <BulletList items={list} />}
      {after && (
        <p>
          <Text>{after}</Text>
        </p>
      )}
      {children}
    </div>
  );
}
