import type { ArtProps } from "./art-props.ts";
import { classNames } from "./class-names.ts";
import type { EyeFigureSlug } from "./drawing/eye-figure.ts";
import { eyeFigurePlates } from "./drawing/eye-figure-plates.ts";
import styles from "./eye-figure.module.css";

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
  const { shapes, leader, caption } = eyeFigurePlates[slug];
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
      {shapes.map((shape) => (
        <path
          key={`${shape.part} ${shape.d}`}
          className={styles[shape.part]}
          d={shape.d}
          strokeWidth={shape.width}
          strokeDasharray={shape.dashes}
          strokeLinecap={shape.roundCap ? "round" : undefined}
          opacity={shape.opacity}
        />
      ))}
      <g className={styles.leader} data-part="leader">
        <path d={leader} />
        <text x={caption.x} y={caption.y} textAnchor={caption.anchor}>
          {words}
        </text>
      </g>
    </svg>
  );
}
