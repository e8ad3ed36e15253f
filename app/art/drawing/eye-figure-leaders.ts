import type { EyeFigureSlug } from "./eye-figure.ts";

/** The line from the treated part of a plate to its caption, and where that stands. */
export interface EyeFigureLeader {
  line: string;
  caption: { x: number; y: number; anchor: "start" | "end" };
}

/** The leaders of the six plates, in their box of 340 by 240 units; the captions stand above the dial that is laid around the eye. */
export const eyeFigureLeaders: Readonly<Record<EyeFigureSlug, EyeFigureLeader>> = {
  "lasik-surgery": { line: "M104 42V10h28", caption: { x: 138, y: 15, anchor: "start" } },
  "strabismus-surgery": { line: "M262 36V10h-30", caption: { x: 226, y: 15, anchor: "end" } },
  "cataract-surgery": { line: "M196 74V10h24", caption: { x: 226, y: 15, anchor: "start" } },
  "corneal-ring-surgery": { line: "M136 84V10h24", caption: { x: 166, y: 15, anchor: "start" } },
  "retinal-surgery": { line: "M232 48V10h24", caption: { x: 262, y: 15, anchor: "start" } },
  "contact-lens": { line: "M120 74V10h24", caption: { x: 150, y: 15, anchor: "start" } },
};
