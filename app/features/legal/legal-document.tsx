import type { ReactNode } from "react";
import { ContentsList } from "~/components/controls/contents-list.tsx";
import { ReadingSections } from "~/components/layout/reading-sections.tsx";
import { Container } from "~/components/layout/section.tsx";
import { BulletList } from "~/components/text/bullet-list.tsx";
import { Text } from "~/components/text/text.tsx";
import type { LegalFrameWords, LegalSectionWords } from "~/content/legal.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./legal-document.module.css";

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

/** The text of one section, and further content below it. */
function LegalSection({ words, children }: { words: LegalSectionWords; children?: ReactNode }) {
  const { content, list, after, subsections = [] } = words;
  return (
    <div className="stack measure">
      <Paragraphs texts={content} />
      {list && <BulletList items={list} />}
      <Paragraphs texts={after} />
      {subsections.map((part) => (
        <div key={part.title} className="stack gap-3">
          <h3 className="title-4">
            <Text>{part.title}</Text>
          </h3>
          <Paragraphs texts={part.content} />
          {part.list && <BulletList items={part.list} />}
        </div>
      ))}
      {children}
    </div>
  );
}

function Paragraphs({ texts = [] }: { texts?: readonly string[] | undefined }) {
  return texts.map((text) => (
    <p key={text}>
      <Text>{text}</Text>
    </p>
  ));
}
