import type { ReactNode } from "react";
import { BulletList } from "~/components/text/bullet-list.tsx";
import { Text } from "~/components/text/text.tsx";
import type { LegalSectionWords } from "~/content/legal.types.ts";

/** The text of one section, and further content below it. */
export function LegalSection({
  words,
  children,
}: {
  words: LegalSectionWords;
  children?: ReactNode;
}) {
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
