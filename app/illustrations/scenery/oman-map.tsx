import { classNames } from "~/styles/class-names.ts";
import type { IllustrationProps } from "../illustration-props.ts";
import { khatamStarPath } from "./khatam-star.ts";
import { mapSize, project } from "./map-projection.ts";
import { omanCoast } from "./oman-coast.ts";
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

/** The box of the map with the sea, which contains the depth lines and the names of eastern places. */
const sea = { x: -80, y: -20, width: mapSize.width + 210, height: mapSize.height + 60 };

/** The widths of the strokes around the coast whose outer edges are the depth lines. */
const depths = [26, 58, 98, 146];

const lineWidth = 4;

/** A map of Oman with depth lines in the sea. Marks are placed by latitude and longitude. */
export function OmanMap({ marks, label, className }: OmanMapProps) {
  return (
    <svg
      className={classNames(styles.map, className)}
      viewBox={`${sea.x} ${sea.y} ${sea.width} ${sea.height}`}
      role="img"
      aria-label={label}
      fill="none"
      strokeLinejoin="round"
    >
      <defs>
        <path id="oman-coast" d={omanCoast} />
        {/* The depth lines fade out at the upper and the lower edge, where they would end abruptly. */}
        <linearGradient id="oman-sea" x2="0" y2="1">
          <stop />
          <stop offset=".07" stopColor="#fff" />
          <stop offset=".93" stopColor="#fff" />
          <stop offset="1" />
        </linearGradient>
        {depths.map((depth) => (
          // Leaves only the outer edge of a wide stroke, so that the background shows through.
          <mask key={depth} id={`oman-depth-${depth}`} maskUnits="userSpaceOnUse" {...sea}>
            <rect {...sea} fill="url(#oman-sea)" />
            <use href="#oman-coast" fill="#000" stroke="#000" strokeWidth={depth - lineWidth} />
          </mask>
        ))}
      </defs>
      {depths.map((depth, index) => (
        <g key={depth} mask={`url(#oman-depth-${depth})`} opacity={0.5 - index * 0.11}>
          <use href="#oman-coast" className={styles.depth} strokeWidth={depth} />
        </g>
      ))}
      <use href="#oman-coast" className={styles.land} />
      {marks.map((mark) => (
        <Mark key={mark.id} {...mark} />
      ))}
    </svg>
  );
}

function Mark({ name, latitude, longitude, main, side }: MapMark) {
  const [x, y] = project(longitude, latitude).map(Math.round) as [number, number];
  const shift = main ? 32 : 26;
  const place = {
    east: { x: x + shift, y: y + 10 },
    west: { x: x - shift, y: y + 10 },
    above: { x, y: y - 28 },
  };
  return (
    <g className={side === "east" ? styles.atSea : undefined}>
      <circle className={styles.ring} cx={x} cy={y} r={main ? 22 : 12} />
      {main ? (
        <path className={styles.star} d={khatamStarPath([x, y], 15)} />
      ) : (
        <circle className={styles.dot} cx={x} cy={y} r="4.5" />
      )}
      <text className={styles.name} data-side={side} {...place[side]}>
        {name}
      </text>
    </g>
  );
}
