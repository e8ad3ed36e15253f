import { Banner } from "~/components/indicators/banner.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { branches } from "~/content/data/branches.ts";
import { telephoneLink } from "~/content/data/clinic.ts";
import { hoursOfNotice } from "~/content/data/visit.ts";
import type { VisitWords } from "~/content/visit.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { pluralize } from "~/i18n/plural.ts";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { dayText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
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

/** Formats a duration in days and hours: "4 days and 7 hours", "6 hours". */
function durationText(milliseconds: number, words: VisitWords["duration"], locale: Locale): string {
  const all = Math.floor(milliseconds / hourLength);
  const [days, hours] = [Math.floor(all / 24), all % 24];
  if (all === 0) return words.hours.zero;
  const texts = {
    days: pluralize(days, words.days, locale),
    hours: pluralize(hours, words.hours, locale),
  };
  if (days === 0) return texts.hours;
  return hours === 0 ? texts.days : interpolate(words.and, texts);
}
