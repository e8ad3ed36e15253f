import { Banner } from "~/components/indicators/banner.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { branches } from "~/content/data/branches.ts";
import { telephoneLink } from "~/content/data/clinic.ts";
import { hoursOfNotice } from "~/content/data/visit.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { dayText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { durationText } from "./duration-text.ts";
import { appointmentInstant, sessionsOnDate } from "./visit-days.ts";
import type { VisitViewProps } from "./visit-props.ts";
import type { VisitState } from "./visit-state.ts";

const hourLength = 60 * 60 * 1000;

/** The rule of 24 hours for a change and a cancellation, or the advice to call for a patient who is late (REQ-VISIT-4). */
export function VisitNotice({
  words,
  branchWords,
  hours,
  state,
  now,
}: Pick<VisitViewProps, "words" | "branchWords" | "hours"> & { state: VisitState; now: number }) {
  const { locale } = useLanguage();
  const { reason, date, time } = state;
  const today = omanDay(now).date;
  const sessions = sessionsOnDate(state.branch, today, useExceptionalHours());
  const isOpenToday = sessions.length > 0;
  const phone = branches[state.branch].phone.value;
  const call = (
    <a href={telephoneLink(phone)} aria-label={`${branchWords[state.branch].shortName} ${phone}`}>
      <PhoneNumber>{phone}</PhoneNumber>
    </a>
  );
  if (reason === "late") {
    return (
      <Banner icon="phone">
        <p>
          <strong>
            <Text>
              {isOpenToday
                ? words.quickerCall
                : interpolate(words.companion.closed, {
                    branch: branchWords[state.branch].shortName,
                    date: dayAndDate(today, hours.weekdays, locale),
                  })}
            </Text>
          </strong>{" "}
          {isOpenToday && (
            <Text>
              {interpolate(words.hoursToday, {
                branch: branchWords[state.branch].shortName,
                hours: dayText(sessions, { words: hours, locale }),
              })}
            </Text>
          )}
        </p>
        {call}
      </Banner>
    );
  }
  if (reason === "book") return null;
  const { notice } = words;
  const left = date && time !== undefined ? appointmentInstant(date, time) - now : undefined;
  const isShort = left !== undefined && left >= 0 && left < hoursOfNotice * hourLength;
  const template =
    left === undefined
      ? undefined
      : left < 0
        ? notice.past
        : isShort
          ? notice.tooLate
          : notice.inTime;
  return (
    <Banner kind="warning" icon="clock">
      <p>
        <strong>
          <Text>{notice.rule}</Text>
        </strong>
      </p>
      {template && left !== undefined && (
        <p>
          <Text>
            {interpolate(template, { duration: durationText(left, words.duration, locale) })}
          </Text>
        </p>
      )}
      {isShort && call}
    </Banner>
  );
}
