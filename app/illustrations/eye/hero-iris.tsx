import type { IllustrationProps } from "../illustration-props.ts";
import { svgNumber } from "../svg/svg-number.ts";
import styles from "./hero-iris.module.css";
import { heroIris } from "./hero-iris-layers.ts";

const { radius, stops, layers, collarette, limbus, pupil } = heroIris;

/** A page has at most one hero iris, so its ids are constant. */
const id = "iris";

/**
 * The iris of the home page in a box of 1000 units, with the same colours in every theme: a gradient disc under rotated
 * layers of fibres. It is inline, so that the first paint has it. `soft` is the class of a second view, which refers to
 * the first one.
 */
export function HeroIris({ className, soft }: IllustrationProps & { soft: string | undefined }) {
  return (
    <>
      <svg className={className} viewBox="-500 -500 1000 1000" fill="none" aria-hidden="true">
        <radialGradient id={`${id}-disc`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={radius}>
          {stops.map(({ at, color }) => (
            <stop key={at} offset={at} stopColor={color} />
          ))}
        </radialGradient>
        <g id={id}>
          <circle r={radius} fill={`url(#${id}-disc)`} />
          {layers.map((layer, index) => (
            <Layer key={layer.d} id={`${id}-${index}`} {...layer} />
          ))}
          <path stroke={collarette.color} strokeWidth="2.2" strokeOpacity=".55" d={collarette.d} />
          <circle r={radius - 9} stroke={limbus} strokeWidth="22" strokeOpacity=".55" />
          <circle r={pupil.radius} fill={pupil.color} />
          <circle
            r={pupil.radius + 3}
            stroke={pupil.ruff}
            strokeWidth="9"
            strokeDasharray="7 5"
            strokeOpacity=".8"
          />
          <WindowLight size={pupil.radius} />
        </g>
      </svg>
      <svg className={soft} viewBox="-500 -500 1000 1000" aria-hidden="true">
        <use href={`#${id}`} fill="none" />
      </svg>
    </>
  );
}

function Layer({ id, d, turns, color, opacity, width }: (typeof layers)[number] & { id: string }) {
  const paint =
    width === 0
      ? { fill: color, fillOpacity: opacity }
      : { stroke: color, strokeWidth: width, strokeOpacity: opacity };
  return (
    <g {...paint}>
      <path id={id} d={d} />
      {Array.from({ length: turns - 1 }, (_, turn) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the repetitions never changes.
          key={turn}
          href={`#${id}`}
          transform={`rotate(${svgNumber(((turn + 1) * 360) / turns, 1)})`}
        />
      ))}
    </g>
  );
}

/** The reflection of a window in the eye: two panes under a pointed arch. */
function WindowLight({ size }: { size: number }) {
  return (
    <g transform={`translate(${Math.round(-size * 0.8)} ${Math.round(-size * 0.98)}) scale(.86)`}>
      <radialGradient id={`${id}-lamp`}>
        <stop stopColor="#f2bd62" stopOpacity=".9" />
        <stop offset="1" stopColor="#f2bd62" stopOpacity="0" />
      </radialGradient>
      <circle className={styles.lamp} cx="39" cy="78" r="174" fill={`url(#${id}-lamp)`} />
      <path
        className={styles.glint}
        fillRule="evenodd"
        fillOpacity=".9"
        d="M0 136V54C0 28 16 14 39 0c23 14 39 28 39 54v82zM36 6h6v130h-6zM0 66h78v5H0z"
      />
    </g>
  );
}
