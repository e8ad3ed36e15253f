import { classNames } from "~/styles/class-names.ts";
import atlas from "../assets/eye-atlas.svg";
import cataract from "../assets/eyes/eye-cataract-surgery.svg";
import lens from "../assets/eyes/eye-contact-lens.svg";
import ring from "../assets/eyes/eye-corneal-ring-surgery.svg";
import lasik from "../assets/eyes/eye-lasik-surgery.svg";
import retina from "../assets/eyes/eye-retinal-surgery.svg";
import strabismus from "../assets/eyes/eye-strabismus-surgery.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./eye-figure.module.css";
import leader from "./eye-figure-leader.module.css";
import type { EyeFigureSlug } from "./eye-figure-slugs.ts";

/** The eye before and after each treatment. */
const eyes: Readonly<Record<EyeFigureSlug, string>> = {
  "lasik-surgery": lasik,
  "strabismus-surgery": strabismus,
  "cataract-surgery": cataract,
  "corneal-ring-surgery": ring,
  "retinal-surgery": retina,
  "contact-lens": lens,
};

interface EyeFigureProps extends IllustrationProps {
  slug: EyeFigureSlug;
  /**
   * For a page about one treatment: a file with both states is loaded. Otherwise the eye after the treatment is shown,
   * from a file with those of all treatments.
   */
  state?: "before" | "after";
  /** The treated part, at the end of the leader line; without it there is no line. */
  caption?: string;
}

/**
 * An eye in cross-section, 340 by 240 units: the treated part is filled, instruments are amber, and light comes from
 * the start side. The leader line and its caption name the treated part, so that colour is not the only cue. A page may
 * hide them in a small figure: `[data-part="leader"]`.
 */
export function EyeFigure({ slug, state, caption, className }: EyeFigureProps) {
  return (
    <svg
      className={classNames(styles.figure, className)}
      // Without the leader line, only the eye with its instruments and rays.
      viewBox={caption ? "0 0 340 240" : "8 28 314 184"}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={state ? `${eyes[slug]}#${state}` : `${atlas}#${slug}`} />
      {caption && <Leader slug={slug} caption={caption} />}
    </svg>
  );
}

function Leader({ slug, caption }: { slug: EyeFigureSlug; caption: string }) {
  const { line, position } = eyeFigureLeaders[slug];
  return (
    <g className={leader.leader} data-part="leader">
      <path d={line} />
      <g transform={`translate(${position.x} ${position.y})`}>
        <text textAnchor={position.anchor}>{caption}</text>
      </g>
    </g>
  );
}

/** The path data of the line from the treated part to the caption, and the position of the caption. */
interface EyeFigureLeader {
  line: string;
  position: { x: number; y: number; anchor: "start" | "end" };
}

/** The leader lines, in the box of 340 by 240 units; the captions are above the dial around the eye. */
const eyeFigureLeaders: Readonly<Record<EyeFigureSlug, EyeFigureLeader>> = {
  "lasik-surgery": { line: "M104 42V10h28", position: { x: 138, y: 15, anchor: "start" } },
  "strabismus-surgery": { line: "M262 36V10h-30", position: { x: 226, y: 15, anchor: "end" } },
  "cataract-surgery": { line: "M196 74V10h24", position: { x: 226, y: 15, anchor: "start" } },
  "corneal-ring-surgery": { line: "M136 84V10h24", position: { x: 166, y: 15, anchor: "start" } },
  "retinal-surgery": { line: "M232 48V10h24", position: { x: 262, y: 15, anchor: "start" } },
  "contact-lens": { line: "M120 74V10h24", position: { x: 150, y: 15, anchor: "start" } },
};
