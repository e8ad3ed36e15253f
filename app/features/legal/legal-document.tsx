import type { ReactNode } from "react";
import { ContentsList } from "~/components/controls/contents-list.tsx";
import { ReadingSections } from "~/components/layout/reading-sections.tsx";
import { Container } from "~/components/layout/section.tsx";
import type { LegalFrameWords, LegalSectionWords } from "~/content/legal.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./legal-document.module.css";
import { LegalSection } from "./legal-section.tsx";

export interface LegalDocumentProps<Id extends string> {
  /** Ids of the sections, in order. */
  ids: readonly Id[];
  sections: Record<Id, LegalSectionWords>;
  frame: LegalFrameWords;
  /** Content of a section after its text. */
  additions: Partial<Record<Id, ReactNode>>;
  /** Content after the last section. */
  children?: ReactNode;
}

/** A legal document beside its contents list: on narrow screens one section is open at a time (REQ-LEGAL-2). */
export function LegalDocument<Id extends string>({
  ids,
  sections,
  frame,
  additions,
  children,
}: LegalDocumentProps<Id>) {
  return (
    <Container className="with-aside page-body">
      {/* On narrow screens the collapsible headings replace the contents list. */}
      <div className={classNames("screen-only wide-only sticky", styles.aside)}>
        <ContentsList
          items={ids.map((id) => ({ id, label: sections[id].title }))}
          label={frame.contents}
        />
      </div>
      <div className={styles.sections}>
        <ReadingSections
          mode="one"
          parts={ids.map((id) => ({
            id,
            title: sections[id].title,
            content: <LegalSection words={sections[id]}>{additions[id]}</LegalSection>,
          }))}
        />
        {children}
      </div>
    </Container>
  );
}
