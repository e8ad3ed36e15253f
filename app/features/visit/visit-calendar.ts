import { branches } from "~/content/data/branches.ts";
import { visitLength } from "~/content/data/visit.ts";
import { calendarFile } from "~/files/calendar-file.ts";
import { saveFile } from "~/files/save-file.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import type { VisitViewProps } from "./visit-props.ts";
import type { VisitState } from "./visit-state.ts";

/** Returns the visit as the text of a calendar file, with an alarm the day before (REQ-VISIT-5). */
function visitCalendar(
  { branch, date, time }: VisitState,
  { words, branchWords }: Pick<VisitViewProps, "words" | "branchWords">,
  { host, instant }: { host: string; instant: number },
): string {
  if (!date || time === undefined) throw new Error("A calendar entry needs a date and a time");
  const { calendar, companion } = words;
  const { shortName, address } = branchWords[branch];
  const { phone, mapUrl } = branches[branch];
  const event = {
    id: `visit-${branch}-${date}-${time}`,
    date,
    start: time,
    length: visitLength,
    title: interpolate(calendar.title, { branch: shortName }),
    location: address.join(address.some((line) => /[a-z]/i.test(line)) ? ", " : "، "),
    description: [calendar.bring, companion.driveText, phone.value, mapUrl].join("\n"),
    url: mapUrl,
    alarm: { text: calendar.alarm, minutesBefore: minutesPerDay },
  };
  return calendarFile([event], { host, instant });
}

/** Saves the visit as a calendar file. */
export function saveVisitInCalendar(
  state: VisitState,
  props: Pick<VisitViewProps, "words" | "branchWords">,
): void {
  const text = visitCalendar(state, props, { host: location.hostname, instant: Date.now() });
  const name = `eye-appointment-${state.date}.ics`;
  saveFile(new File([text], name, { type: "text/calendar" }));
}
