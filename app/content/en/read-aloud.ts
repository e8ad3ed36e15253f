import type { ReadAloudWords } from "../content.types.ts";

export const readAloud = {
  listen: "Listen",
  bar: "Reading aloud",
  pause: "Pause",
  goOn: "Continue",
  stop: "Stop",
  previous: "Previous sentence",
  next: "Next sentence",
  speed: "Speed",
  speeds: { slow: "Slow", usual: "Normal", fast: "Fast" },
} satisfies ReadAloudWords;
