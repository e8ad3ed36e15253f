import { CalendarDays, Phone } from "lucide";
import type { ReactNode } from "react";
import { telephoneLink } from "~/content/facts/clinic.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { emergencyNumber, urgentId, urgentPath } from "~/content/facts/triage.ts";
import type { TriageLine, TriageWords } from "~/content/triage-shape.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Section, SectionHead } from "~/ui/layout/section.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { PhoneNumber } from "~/ui/text/phone-number.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./triage.module.css";

const titleId = "urgent-title";

/**
 * "Now / Today / Book": how soon, by which signs, and what to do, as an eye chart of three lines (D47). `children` say
 * whom to call today. Without them it is brief: the three sentences, and the way to the whole.
 */
export function Triage({ words, children }: { words: TriageWords; children?: ReactNode }) {
  const { now, today, book } = words;
  const brief = !children;
  return (
    <Section id={brief ? undefined : urgentId} labelledBy={titleId}>
      <div className={styles.head} data-brief={brief || undefined}>
        <SectionHead
          id={titleId}
          title={words.title}
          lead={brief ? undefined : words.lead}
          end={brief && <GoLink to={urgentPath}>{words.all}</GoLink>}
          small={brief}
        />
      </div>
      <div className={styles.room}>
        <ol className={styles.chart} data-brief={brief || undefined}>
          <Now line={now} brief={brief} />
          <Line line={today} brief={brief}>
            {children}
          </Line>
          <Line line={book} brief={brief}>
            <BookVisit words={book} />
          </Line>
        </ol>
      </div>
      <p className={styles.small}>
        <Text>{words.note}</Text>
      </p>
    </Section>
  );
}

function Now({ line, brief }: { line: TriageWords["now"]; brief: boolean }) {
  return (
    <Line line={line} brief={brief} className={styles.urgent}>
      <CallEmergency words={line} />
    </Line>
  );
}

/** The emergency number, and whose it is. */
export function CallEmergency({ words }: { words: TriageWords["now"] }) {
  return (
    <>
      <ButtonLink href={telephoneLink(emergencyNumber.value)} icon={Phone} wide>
        <span>
          {words.call} <PhoneNumber>{emergencyNumber.value}</PhoneNumber>
        </span>
      </ButtonLink>
      <p className={styles.small}>
        <Text>{words.answeredBy}</Text>
      </p>
    </>
  );
}

/** The way to an appointment. */
export function BookVisit({ words }: { words: TriageWords["book"] }) {
  return (
    <ButtonLink to={pathOf("booking")} icon={CalendarDays} variant="secondary" wide>
      {words.button}
    </ButtonLink>
  );
}

function Line({
  line: { word, action, signs },
  brief,
  className,
  children,
}: {
  line: Pick<TriageLine, "word" | "action"> & { signs: Readonly<Record<string, string>> };
  brief: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li className={className}>
      <p className={styles.word}>{word}</p>
      <div>
        <p className={styles.action}>
          <Text>{action}</Text>
        </p>
        {!brief && (
          <ul className={styles.signs}>
            {Object.entries(signs).map(([id, sign]) => (
              <li key={id}>
                <span>
                  <Text>{sign}</Text>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!brief && <div className={styles.side}>{children}</div>}
    </li>
  );
}
