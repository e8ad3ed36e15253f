/** One entry of a calendar. Date and time are those of the clock in Oman. */
export interface CalendarEvent {
  /** The same for the same entry, so that a second import replaces the first. */
  id: string;
  /** "2026-11-29". */
  date: string;
  /** Minute of the day. */
  start: number;
  /** In minutes. */
  length: number;
  title: string;
  location?: string;
  description?: string;
  url?: string;
  /** Repeats the entry every day, so many times in all; `null` is without end. */
  daily?: { times: number | null };
  /** Text of an alarm, and how many minutes before the start it sounds. */
  alarm?: { text: string; minutesBefore: number };
}

/** Oman has no summer time, so its time zone is one line. Calendars need its definition beside the name. */
const timeZone = [
  "BEGIN:VTIMEZONE",
  "TZID:Asia/Muscat",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0400",
  "TZOFFSETTO:+0400",
  "TZNAME:+04",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/**
 * Returns the text of an iCalendar file (RFC 5545) with the given entries. `host` makes the ids unique, and `instant`
 * is the time of the export, in milliseconds since 1970.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { host, instant }: { host: string; instant: number },
): string {
  const stamp = `${new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "")}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...timeZone,
    ...events.flatMap((event) => eventLines(event, host, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent, host: string, stamp: string): string[] {
  const { alarm, daily } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${event.id}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=Asia/Muscat:${localTime(event.date, event.start)}`,
    `DURATION:PT${event.length}M`,
    ...(daily ? [`RRULE:FREQ=DAILY${daily.times === null ? "" : `;COUNT=${daily.times}`}`] : []),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    ...(alarm
      ? [
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          `DESCRIPTION:${escapeText(alarm.text)}`,
          `TRIGGER:-PT${alarm.minutesBefore}M`,
          "END:VALARM",
        ]
      : []),
    "END:VEVENT",
  ];
}

function localTime(date: string, minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.replaceAll("-", "")}T${two(Math.floor(minute / 60))}${two(minute % 60)}00`;
}

/** Escapes a text value. Control characters other than line breaks are invalid in a calendar and are left out. */
function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      .replace(/[\\;,]/g, (mark) => `\\${mark}`)
      .replaceAll("\n", "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
      .replace(/[\u0000-\u001f\u007f]/g, "")
  );
}

/** Longest line in bytes, without its line break. */
const maxLineBytes = 75;

/** Folds a line at 75 bytes, between characters: an Arabic letter has two bytes. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let length = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > maxLineBytes) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}
