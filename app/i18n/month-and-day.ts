/** The month, from 1, and its day. */
export interface MonthAndDay {
  month: number;
  day: number;
}

/**
 * Returns a function that gives the month and the day of a date, "2027-02-15", in a calendar. That of Umm al-Qura is
 * computed; the announced months of the moon can differ from it by a day.
 */
export function monthAndDayIn(
  calendar: "islamic-umalqura" | "gregory",
): (date: string) => MonthAndDay {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    month: "numeric",
    day: "numeric",
    timeZone: "UTC",
  });
  return (date) => {
    const parts = format.formatToParts(Date.parse(date));
    const numberOf = (wanted: string) =>
      Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
    return { month: numberOf("month"), day: numberOf("day") };
  };
}
