import type { EyeFigureSlug } from "./eye-figure.ts";

/** The line from the treated part of a plate to its caption, and where that stands. */
export interface EyeFigureLeader {
  line: string;
  caption: { x: number; y: number; anchor: "start" | "end" };
}

/** The leaders of the six plates, in their box of 340 by 240 units. */
export const eyeFigureLeaders: Readonly<Record<EyeFigureSlug, EyeFigureLeader>> = {
  "lasik-surgery": { line: "M104 42V24h28", caption: { x: 138, y: 29, anchor: "start" } },
  "strabismus-surgery": { line: "M262 36V18h-30", caption: { x: 226, y: 23, anchor: "end" } },
  "cataract-surgery": { line: "M196 74V24h24", caption: { x: 226, y: 29, anchor: "start" } },
  "corneal-ring-surgery": { line: "M136 84V24h24", caption: { x: 166, y: 29, anchor: "start" } },
  "retinal-surgery": { line: "M232 48V24h24", caption: { x: 262, y: 29, anchor: "start" } },
  "contact-lens": { line: "M120 74V24h24", caption: { x: 150, y: 29, anchor: "start" } },
};
