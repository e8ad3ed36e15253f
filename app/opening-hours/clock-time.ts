/** "08:30" of 510 minutes, in any language: the form of time fields and of data. The end of the day is "24:00". */
export function clockTime(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
