import type { ArtProps } from "./art-props.ts";
import styles from "./counting-glyph.module.css";
import { CountingGlyph } from "./counting-glyph.tsx";
import { ringRadii } from "./drawing/ring-radii.ts";

const radii = ringRadii(18);
const thisYear = radii.at(-1);

/** 18 growth rings, one for each year in Oman; the outermost is the present one. */
export function Rings({ className }: ArtProps) {
  return (
    <CountingGlyph className={className}>
      {radii.map((radius) => (
        <circle
          key={radius}
          className={radius === thisYear ? styles.warm : undefined}
          cx="60"
          cy="60"
          r={radius}
          stroke="currentColor"
          strokeWidth={radius === thisYear ? 2.4 : 1.1}
        />
      ))}
    </CountingGlyph>
  );
}
