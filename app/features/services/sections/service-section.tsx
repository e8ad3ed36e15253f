import type { ReactNode } from "react";
import type { SectionWords } from "~/content/services-shape.ts";
import { Banner } from "~/ui/layout/banner.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { BulletList } from "~/ui/text/bullet-list.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./service-section.module.css";
import { VisitSteps } from "./visit-steps.tsx";

/** Id of the heading of the part with this id. */
export function titleIdOf(part: string): string {
  return `${part}-title`;
}

/** One part of a service page under its heading; the contents list leads to its id. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part}>
      <h2 id={titleIdOf(id)} className={styles.title}>
        <Text>{title}</Text>
      </h2>
      {children}
    </section>
  );
}

export interface ServiceSectionProps {
  id: string;
  words: SectionWords;
  /** Where the link of the note leads. */
  noteTo: string | undefined;
  /** At the end of the part. */
  children?: ReactNode;
}

/** An explaining part: paragraphs, points in time, a list, a note that leads on, and signs that cannot wait. */
export function ServiceSection({ id, words, noteTo, children }: ServiceSectionProps) {
  const { title, paragraphs, steps, bullets, note, warning } = words;
  return (
    <Part id={id} title={title}>
      <div className={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Text>{paragraph}</Text>
          </p>
        ))}
      </div>
      {steps && <VisitSteps steps={steps} />}
      {bullets && <BulletList items={bullets} />}
      {note && noteTo && (
        <Banner kind="notice">
          <p>
            <Text>{note.text}</Text>
          </p>
          <GoLink to={noteTo}>{note.link}</GoLink>
        </Banner>
      )}
      {warning && (
        <Banner kind="error" announce={false}>
          {warning}
        </Banner>
      )}
      {children}
    </Part>
  );
}
