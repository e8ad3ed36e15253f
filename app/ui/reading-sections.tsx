import type { ReactNode } from "react";
import type { IconDrawing } from "./icon.tsx";
import { ReadingSection } from "./reading-section.tsx";
import styles from "./reading-sections.module.css";
import { type OpenMode, useOpenSections } from "./use-open-sections.ts";

export interface ReadingPart {
  id: string;
  title: string;
  icon?: IconDrawing;
  content: ReactNode;
}

/**
 * Long reading in sections. From 64 rem on, without JavaScript and on paper all of it stands there; on narrower screens
 * a heading opens and closes its section, and the first is open (B§2, B§4).
 */
export function ReadingSections({
  parts,
  mode,
}: {
  parts: readonly ReadingPart[];
  mode: OpenMode;
}) {
  const { isOpen, toggle, show } = useOpenSections(
    parts.map(({ id }) => id),
    mode,
  );
  return (
    <div className={styles.sections}>
      {parts.map(({ id, title, icon, content }) => (
        <ReadingSection
          key={id}
          id={id}
          title={title}
          icon={icon}
          open={isOpen(id)}
          onToggle={() => toggle(id)}
          onFound={() => show(id)}
        >
          {content}
        </ReadingSection>
      ))}
    </div>
  );
}
