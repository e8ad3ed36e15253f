import { Section } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { type SignId, triageSigns, type Urgency, urgentPath } from "~/content/data/triage.ts";
import { classNames } from "~/styles/class-names.ts";
import { CallToday, type TriageNowProps } from "./call-today.tsx";
import styles from "./triage-line.module.css";
import { BookVisit, CallEmergency, SignList } from "./triage-parts.tsx";
import { TriageUrgency } from "./triage-urgency.tsx";

export interface TriageLineProps extends TriageNowProps {
  /** The line of the triage that applies. */
  urgency: Urgency;
  /**
   * The recognised signs: those of the line, and first aid for less urgent ones. Without any, all signs of the line
   * are shown.
   */
  signs: readonly SignId[];
  /** Whether nothing follows on the page. */
  isLast?: boolean;
}

const titleId = "triage-line";

/** One line of the triage for recognised signs: the urgency, what to do, and the branch to call at this hour. */
export function TriageLine({ urgency, signs, isLast = false, ...call }: TriageLineProps) {
  const { triage } = call.content;
  const { word, action } = triage[urgency];
  const sentences = { ...triage.now.signs, ...triage.today.signs, ...triage.book.signs };
  const shown: readonly SignId[] = signs.length > 0 ? signs : triageSigns[urgency];
  return (
    <Section flush={isLast ? "start" : "both"} labelledBy={titleId}>
      <div className={classNames("above-3", styles.answer)} data-urgency={urgency}>
        <div className="stack start gap-3">
          <h2 id={titleId} className={classNames("gap-2 medium", styles.title)}>
            <TriageUrgency>{word}</TriageUrgency>
            {urgency !== "today" && (
              <>
                {" "}
                <span>
                  <Text>{action}</Text>
                </span>
              </>
            )}
          </h2>
          {/* The advice for today depends on the hour, so it has its own sentence. */}
          {urgency === "today" && <CallToday {...call} />}
          <SignList signs={shown.map((id) => sentences[id])} />
        </div>
        <div className="stack gap-3">
          {urgency === "now" && <CallEmergency words={triage.now} />}
          {urgency === "book" && <BookVisit words={triage.book} />}
          <ArrowLink to={urgentPath}>{triage.all}</ArrowLink>
        </div>
      </div>
    </Section>
  );
}
