import { useEffect, useLayoutEffect } from "react";
import { Banner } from "~/components/layout/banner.tsx";
import { Container } from "~/components/layout/section.tsx";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { omanDay } from "~/opening-hours/muscat-clock.ts";
import { useClock } from "~/opening-hours/use-clock.ts";
import { AgreedTime } from "./agreed-time.tsx";
import { Companion } from "./companion.tsx";
import { MessagePreview } from "./message-preview.tsx";
import { useVisit } from "./use-visit.ts";
import { VisitChoices } from "./visit-choices.tsx";
import { visitMessage } from "./visit-message.ts";
import { VisitNotice } from "./visit-notice.tsx";
import type { VisitViewProps } from "./visit-props.ts";
import styles from "./visit-view.module.css";

/** Id of the page's head, which the view for a companion replaces. */
export const visitHeadId = "visit-head";

const messageId = "visit-message";

/**
 * The choices of a visit and the message that they compose; or the visit as the person sees who comes along. Everything
 * happens in the browser (REQ-VISIT-3).
 */
export function VisitView(props: VisitViewProps) {
  const { words, messages, serverInstant, newTab } = props;
  const { locale } = useLanguage();
  const now = useClock(serverInstant);
  const { state, choose, isUnreadable } = useVisit(locale);
  useReplacedHead(state.isCompanion === true);
  useEffect(() => {
    if (state.isCompanion) scrollTo({ top: 0, behavior: "instant" });
  }, [state.isCompanion]);
  if (state.isCompanion) return <Companion {...props} state={state} now={now} choose={choose} />;
  // A patient who is late is late today.
  const dated = state.reason === "late" ? { ...state, date: omanDay(now).date } : state;
  const sentences = visitMessage(dated, messages[state.answer], state.answer);
  return (
    <Container className={styles.view}>
      <div className={styles.choices}>
        {isUnreadable && (
          <Banner kind="warning" announce>
            {words.companion.unreadable}
          </Banner>
        )}
        <VisitChoices {...props} state={state} choose={choose} now={now} />
        <a className={styles.shortcut} href={`#${messageId}`} data-shortcut="">
          {words.seeMessage}
        </a>
      </div>
      <div className={styles.side}>
        <VisitNotice {...props} state={state} now={now} />
        <MessagePreview
          id={messageId}
          words={words.message}
          branch={state.branch}
          branchName={props.branchWords[state.branch].shortName}
          sentences={sentences}
          language={state.answer}
          newTab={newTab}
        />
        {state.reason !== "cancel" && state.reason !== "late" && (
          <AgreedTime {...props} state={state} choose={choose} now={now} />
        )}
      </div>
    </Container>
  );
}

function useReplacedHead(isReplaced: boolean): void {
  useLayoutEffect(() => {
    const head = document.getElementById(visitHeadId);
    if (head) head.hidden = isReplaced;
  }, [isReplaced]);
}
