/** The Swedish date format is year-month-day. */
const dayFormat = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Muscat",
  dateStyle: "short",
});

/** The day in Oman, such as "2026-11-20". A day begins at midnight there, as in the policies of the migrations. */
export function dayInOman(time: number): string {
  return dayFormat.format(time);
}
