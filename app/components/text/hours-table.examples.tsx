import type { ExampleProps, ExamplesOf } from "../example.ts";
import { type HoursRow, HoursTable } from "./hours-table.tsx";

/** A week with two sessions a day, one on the sixth, and a closed day at its end. */
function weekOf({ site: { hours }, testTexts }: ExampleProps) {
  const morning = { from: 8.5, to: 13 };
  return Object.values(hours.weekdays).map((day, index) => {
    if (index === 6) return { day, closed: true, lines: [hours.closed], bars: [] };
    if (index === 5) return { day, lines: [testTexts.morning], bars: [morning] };
    return {
      day,
      lines: [testTexts.morning, testTexts.evening],
      bars: [morning, { from: 16.5, to: 21 }],
    };
  });
}

/** A day that is closed instead of its regular hours. */
function closedFor({ site: { hours } }: ExampleProps, row: HoursRow): HoursRow {
  const instead = { label: hours.instead, text: row.lines[0] ?? "" };
  return { ...row, closed: true, lines: [hours.closed], instead, bars: [] };
}

export const examples: ExamplesOf<typeof import("./hours-table.tsx")> = {
  HoursTable: {
    current: (props) => (
      <HoursTable
        caption={props.name}
        rows={weekOf(props).map((row, index) => (index === 2 ? closedFor(props, row) : row))}
        today={1}
        todayLabel={props.site.hours.today}
        now={10.7}
      />
    ),
  },
};
