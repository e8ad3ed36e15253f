import { classNames } from "~/styles/class-names.ts";
import type { IllustrationProps } from "../illustration-props.ts";
import { mapSize, projectPoint } from "./map-projection.ts";
import styles from "./oman-map.module.css";

interface MapMark {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  /** The main branch has a khatam star, the others have rings. */
  main: boolean;
  /** The side of the mark on which its name is, in every language: a map is never mirrored. */
  side: "east" | "west" | "above";
}

export interface OmanMapProps extends IllustrationProps {
  marks: readonly MapMark[];
  /** The text alternative of the map. */
  label: string;
}

/** A khatam star around the point 15 units right of its start: two squares, one rotated by 45 degrees. */
const starPath = "l15-15 15 15-15 15zm4.4-10.6h21.2v21.2h-21.2z";

/**
 * The box of the map with the sea, which contains the depth lines and the names of eastern places. `oman-map.svg` has
 * three such boxes, one below the other.
 */
const sea = { x: -80, y: -20, width: mapSize.width + 210, height: mapSize.height + 60 };

/**
 * A map of Oman with depth lines in the sea. Marks are placed by latitude and longitude. Sea, land and coast are parts
 * of one file, used as masks: they take the colours of the theme, and a screen without the map does not load it.
 */
export function OmanMap({ marks, label, className }: OmanMapProps) {
  return (
    <div className={classNames(styles.map, className)}>
      <i />
      <i className={styles.land} />
      <i className={styles.coast} />
      <svg viewBox={`${sea.x} ${sea.y} ${sea.width} ${sea.height}`} role="img" aria-label={label}>
        {marks.map((mark) => (
          <Mark key={mark.id} {...mark} />
        ))}
      </svg>
    </div>
  );
}

function Mark({ name, latitude, longitude, main, side }: MapMark) {
  const [x, y] = projectPoint(longitude, latitude).map(Math.round) as [number, number];
  const shift = main ? 32 : 26;
  const place = {
    east: { x: x + shift, y: y + 10 },
    west: { x: x - shift, y: y + 10, textAnchor: "end" as const },
    above: { x, y: y - 28, textAnchor: "middle" as const },
  };
  return (
    <g className={side === "east" ? styles.atSea : undefined}>
      <circle className={styles.ring} cx={x} cy={y} r={main ? 22 : 12} />
      {main ? (
        <path className={styles.star} d={`M${x - 15} ${y}${starPath}`} />
      ) : (
        <circle className={styles.dot} cx={x} cy={y} r="4.5" />
      )}
      <text className={styles.name} {...place[side]}>
        {name}
      </text>
    </g>
  );
}
