import { Pill, PillGroup } from "~/components/forms/pills.tsx";
import type { DayPart } from "~/content/data/visit.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { sessionText, timeText } from "~/opening-hours/hours-text.ts";
import { DayStrip } from "./day-strip.tsx";
import { partsOfVisit, sessionOfPart, sessionsOnDate } from "./visit-days.ts";
import type { VisitPartProps } from "./visit-props.ts";

/** The preferred day, and its parts with the hours of the branch. */
export function PreferredTime(props: VisitPartProps) {
  const { words, hours, state, choose } = props;
  const { locale } = useLanguage();
  const { day, part } = state;
  const exceptionalHours = useExceptionalHours();
  const sessions = day ? sessionsOnDate(state.branch, day, exceptionalHours) : [];
  const noteOf = (id: DayPart) => {
    const style = { words: hours, locale };
    const session = sessionOfPart(sessions, id);
    const other = sessionOfPart(sessions, id === "morning" ? "evening" : "morning");
    if (session !== other) return session && sessionText(session, style);
    if (!session) return undefined;
    // One session for both: the morning has its first hour, the evening its last one.
    const [template, minute] =
      id === "morning" ? [words.partFrom, session.from] : [words.partUntil, session.to];
    return interpolate(template, { time: timeText(minute, style) });
  };
  return (
    <>
      <DayStrip {...props} />
      <PillGroup legend={words.legends.part}>
        {partsOfVisit(state, exceptionalHours).map((id) => (
          <Pill
            key={id}
            type="radio"
            name="visit-part"
            checked={part === id}
            note={noteOf(id)}
            onChange={(isChecked) => choose({ part: isChecked ? id : undefined })}
          >
            {words.parts[id]}
          </Pill>
        ))}
      </PillGroup>
    </>
  );
}
