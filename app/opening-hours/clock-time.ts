/** Returns "08:30" for minute 510, in any language, for time fields and data. The end of the day is "24:00". */
export function clockTime(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
