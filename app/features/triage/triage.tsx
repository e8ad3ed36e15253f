import type { ReactNode } from "react";
import { Section, SectionHead } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { urgentId, urgentPath } from "~/content/data/triage.ts";
import type { TriageWords } from "~/content/triage.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./triage.module.css";
import parts from "./triage-parts.module.css";
import { ActionText, BookVisit, CallEmergency, SignList } from "./triage-parts.tsx";
import { TriageUrgency } from "./triage-urgency.tsx";

const titleId = "urgent-title";

/**
 * "Now / Today / Book": urgency, advice and signs as an eye chart of three lines (REQ-TRIAGE-1). The short form omits
 * the signs and links to the full form.
 */
export function Triage({
  words,
  isFull = false,
  today,
}: {
  words: TriageWords;
  isFull?: boolean | undefined;
  /** The current advice for today, and the branches to call. */
  today: ReactNode;
}) {
  const { now, book } = words;
  return (
    <Section
      id={urgentId}
      labelledBy={titleId}
      className={classNames(styles.triage, isFull ? undefined : styles.brief)}
    >
      <SectionHead
        id={titleId}
        title={words.title}
        lead={isFull ? words.lead : undefined}
        end={!isFull && <ArrowLink to={urgentPath}>{words.all}</ArrowLink>}
        small={!isFull}
      />
      <ol className={styles.chart}>
        <Line word={now.word} signs={isFull ? now.signs : undefined} className={styles.urgent}>
          <ActionText>{now.action}</ActionText>
          <CallEmergency words={now} />
        </Line>
        <Line word={words.today.word} signs={isFull ? words.today.signs : undefined}>
          {today}
        </Line>
        <Line word={book.word} signs={isFull ? book.signs : undefined}>
          <ActionText>{book.action}</ActionText>
          {/* The header already shows the link to the booking page. */}
          {isFull && (
            <div className={parts.call}>
              <BookVisit words={book} />
              <ArrowLink to={pathOf("visit")}>{book.plan}</ArrowLink>
              <ArrowLink to={pathOf("my-drops")}>{book.drops}</ArrowLink>
            </div>
          )}
        </Line>
      </ol>
      <p className="secondary">
        <Text>{words.note}</Text>
      </p>
    </Section>
  );
}

function Line({
  word,
  signs,
  className,
  children,
}: {
  word: string;
  signs: Readonly<Record<string, string>> | undefined;
  className?: string;
  /** The advice and its button. */
  children: ReactNode;
}) {
  return (
    <li className={className}>
      <h3>
        <TriageUrgency>{word}</TriageUrgency>
      </h3>
      {children}
      {signs && <SignList signs={Object.values(signs)} />}
    </li>
  );
}
