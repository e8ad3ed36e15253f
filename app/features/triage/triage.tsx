import type { ReactNode } from "react";
import { Section, SectionHead } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { urgentId, urgentPath } from "~/content/data/triage.ts";
import type { TriageWords } from "~/content/triage.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./triage.module.css";
import { Action, BookVisit, CallEmergency, Signs } from "./triage-parts.tsx";
import { Word } from "./triage-word.tsx";

const titleId = "urgent-title";

/**
 * "Now / Today / Book": urgency, advice and signs as an eye chart of three lines (REQ-TRIAGE-1). The short form omits
 * the signs and links to the full form.
 */
export function Triage({
  words,
  brief = false,
  today,
}: {
  words: TriageWords;
  brief?: boolean;
  /** The current advice for today, and the branches to call. */
  today: ReactNode;
}) {
  const { now, book } = words;
  return (
    <Section
      id={urgentId}
      labelledBy={titleId}
      className={classNames(styles.triage, brief ? styles.brief : undefined)}
    >
      <SectionHead
        id={titleId}
        title={words.title}
        lead={brief ? undefined : words.lead}
        end={brief && <ArrowLink to={urgentPath}>{words.all}</ArrowLink>}
        small={brief}
      />
      <ol className={styles.chart}>
        <NowOfChart words={now} brief={brief} />
        <Line word={words.today.word} signs={brief ? undefined : words.today.signs}>
          {today}
        </Line>
        <Line word={book.word} signs={brief ? undefined : book.signs}>
          <Action>{book.action}</Action>
          {/* The header already shows the link to the booking page. */}
          {!brief && (
            <div className={styles.book}>
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

function NowOfChart({ words, brief }: { words: TriageWords["now"]; brief: boolean }) {
  return (
    <Line word={words.word} signs={brief ? undefined : words.signs} className={styles.urgent}>
      <Action>{words.action}</Action>
      <CallEmergency words={words} />
    </Line>
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
        <Word>{word}</Word>
      </h3>
      {children}
      {signs && <Signs signs={Object.values(signs)} />}
    </li>
  );
}
