import type { ReactNode } from "react";
import { DetailsSummary } from "~/components/controls/details-summary.tsx";
import { Banner } from "~/components/indicators/banner.tsx";
import { Timeline } from "~/components/layout/timeline.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { useCurrentUrl } from "~/components/links/current-url.tsx";
import { BulletList } from "~/components/text/bullet-list.tsx";
import { Text } from "~/components/text/text.tsx";
import { isLargePrint } from "~/content/data/print-views.ts";
import type { SectionWords, StepWords } from "~/content/services.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./service-section.module.css";

/** Returns the id of a part's heading. */
export function titleIdOf(part: string): string {
  return `${part}-title`;
}

/** One part of a service page under its heading; the contents list leads to its id. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={classNames("stack gap-5", styles.part)}>
      <h2>
        <Text>{title}</Text>
      </h2>
      {children}
    </section>
  );
}

/**
 * A part that is collapsed on narrow screens until a visitor or the fragment of the address opens it. On wide screens it
 * opens when the page has loaded (`openDetailsOnWideScreens`), and in print it is open.
 */
export function CollapsiblePart({
  id,
  title,
  titleId,
  open = false,
  children,
}: {
  id: string;
  title: string;
  /** Id of the heading, when a table of the part is labelled by it. */
  titleId?: string | undefined;
  /** Open on narrow screens as well. */
  open?: boolean;
  children: ReactNode;
}) {
  const isLarge = isLargePrint(useCurrentUrl().search);
  return (
    <details
      id={id}
      className={classNames(styles.part, styles.collapsible)}
      open={open || isLarge}
      data-open-on-wide=""
    >
      <DetailsSummary>
        <h2 id={titleId}>
          <Text>{title}</Text>
        </h2>
      </DetailsSummary>
      {children}
    </details>
  );
}

export interface SectionBodyProps {
  words: SectionWords;
  /** Address of the note's link. */
  noteTo: string | undefined;
}

/** Content of an explanatory section: paragraphs, points in time, a list, and a note with a link. */
export function SectionBody({
  words: { paragraphs, steps, bullets, note },
  noteTo,
}: SectionBodyProps) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Text>{paragraph}</Text>
        </p>
      ))}
      {steps && <TreatmentTimeline steps={steps} />}
      {bullets && <BulletList items={bullets} />}
      {note && noteTo && (
        <Banner kind="warning">
          <p>
            <Text>{note.text}</Text>
          </p>
          <ArrowLink to={noteTo}>{note.link}</ArrowLink>
        </Banner>
      )}
    </>
  );
}

/** Points in time as rings on a line; the last one, to which the others lead, is filled. */
function TreatmentTimeline({ steps }: { steps: readonly StepWords[] }) {
  return (
    <Timeline
      points={steps.map(({ when, text }, index) => ({
        key: when,
        filled: index === steps.length - 1,
        children: (
          <>
            <b className="title-4">
              <Text>{when}</Text>
            </b>
            <p className="secondary">
              <Text>{text}</Text>
            </p>
          </>
        ),
      }))}
    />
  );
}
