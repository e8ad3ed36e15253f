import type { ExamplesOf } from "../example.ts";
import { DayLine, SmallDayLine } from "./day-line.tsx";

const sessions = [
  { from: 8.5, to: 13 },
  { from: 16.5, to: 21 },
];

export const examples: ExamplesOf<typeof import("./day-line.tsx")> = {
  DayLine: {
    plain: () => <DayLine bars={sessions} />,
    current: () => <DayLine bars={sessions} now={10.7} />,
    empty: () => <DayLine bars={[]} />,
  },
  SmallDayLine: {
    plain: () => <SmallDayLine bars={sessions} />,
  },
};
