import type { ArtProps } from "./art-props.ts";
import { classNames } from "./class-names.ts";
import type { EyeFigureSlug } from "./drawing/eye-figure.ts";
import { eyeFigureLeaders } from "./drawing/eye-figure-leaders.ts";
import styles from "./eye-figure.module.css";
import atlas from "./files/eye-atlas.svg";

/** Which treatment to show, and the word at the end of its leader line ("Cornea"). */
interface EyeFigureProps extends ArtProps {
  slug: EyeFigureSlug;
  caption: string;
}

/**
 * One plate of the eye atlas, 340 by 240 units: the eye in cross-section, the treated part filled,
 * instruments in amber, light from the start side. The leader line with its caption makes sure that
 * colour is never the only cue; a page may hide it where the picture is small: `[data-part="leader"]`.
 */
export function EyeFigure({ slug, caption: words, className }: EyeFigureProps) {
  const { line, caption } = eyeFigureLeaders[slug];
  return (
    <svg
      className={classNames(styles.figure, className)}
      viewBox="0 0 340 240"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${atlas}#${slug}`} />
      <g className={styles.leader} data-part="leader">
        <path d={line} />
        <text x={caption.x} y={caption.y} textAnchor={caption.anchor}>
          {words}
        </text>
      </g>
    </svg>
  );
}
