import { useEffect } from "react";
import dock from "~/components/controls/dock.module.css";
import { useHiddenElements } from "~/components/controls/use-hidden-elements.ts";
import { Banner } from "~/components/indicators/banner.tsx";
import { Container } from "~/components/layout/section.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { useClock } from "~/opening-hours/use-clock.ts";
import { classNames } from "~/styles/class-names.ts";
import { AgreedTime } from "./agreed-time.tsx";
import { Companion } from "./companion.tsx";
import { MessageDock } from "./message-dock.tsx";
import { bubbleOf, MessagePreview } from "./message-preview.tsx";
import { useVisit } from "./use-visit.ts";
import { VisitChoices } from "./visit-choices.tsx";
import { withoutClosedTimes } from "./visit-days.ts";
import { messageText, visitMessage } from "./visit-message.ts";
import { VisitNotice } from "./visit-notice.tsx";
import type { VisitViewProps } from "./visit-props.ts";
import { visitBringId } from "./what-to-bring.tsx";

/** Id of the page's head, which the view for a companion replaces. */
export const visitHeadId = "visit-head";

const messageId = "visit-message";

/** The parts of the page's own HTML that the view for a companion has in its own words. */
const replacedByCompanion = [visitHeadId, visitBringId];

/**
 * The choices of a visit and the message that they compose; or the visit as a companion sees it. Everything
 * happens in the browser (REQ-VISIT-3).
 */
export function VisitView(props: VisitViewProps) {
  const { words, serverInstant, newTab } = props;
  const { locale } = useLanguage();
  const now = useClock(serverInstant);
  const { state, choose, isUnreadable } = useVisit(locale, props.treatmentBranches);
  const exceptionalHours = useExceptionalHours();
  useHiddenElements(replacedByCompanion, state.isCompanion === true);
  useEffect(() => {
    if (state.isCompanion) scrollTo({ top: 0, behavior: "instant" });
  }, [state.isCompanion]);
  if (state.isCompanion) return <Companion {...props} state={state} now={now} choose={choose} />;
  const shown = withoutClosedTimes(state, now, exceptionalHours);
  // The appointment of a patient who is late is today.
  const dated = shown.reason === "late" ? { ...shown, date: omanDay(now).date } : shown;
  const { answer } = state;
  const content = { words: props.messageWords[answer], ...props.messageNames[answer] };
  const sentences = visitMessage(dated, content, answer);
  return (
    <Container className={classNames("beside script-only", dock.columns)}>
      <div className="stack gap-6 screen-only">
        {isUnreadable && (
          <Banner announce icon="link-2">
            {words.companion.unreadable}
          </Banner>
        )}
        <VisitChoices {...props} state={shown} choose={choose} now={now} />
      </div>
      <div className="stack gap-6">
        <VisitNotice {...props} state={state} now={now} />
        <MessagePreview
          id={messageId}
          words={words.message}
          branch={state.branch}
          branchName={props.branchWords[state.branch].shortName}
          sentences={sentences}
          language={answer}
          newTab={newTab}
        />
        {state.reason !== "cancel" && state.reason !== "late" && (
          <AgreedTime {...props} state={shown} choose={choose} now={now} />
        )}
      </div>
      <MessageDock
        messageId={messageId}
        bubbleId={bubbleOf(messageId)}
        see={words.seeMessage}
        send={words.message.whatsApp}
        branch={state.branch}
        text={messageText(sentences)}
        firstSentence={messageText(sentences.slice(0, 1))}
        language={answer}
        newTab={newTab}
      />
    </Container>
  );
}
