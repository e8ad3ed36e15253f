import corniche from "../assets/scenes/scene-main.svg";
import road from "../assets/view/road.svg";
import table from "../assets/view/table.svg";
import { ViewFilter, type ViewFilterName } from "./view-filters.tsx";

/** The texts in the scenes, by their distance. */
export interface ViewWords {
  /** Near: the heading and the rows of a leaflet. */
  leaflet: { title: string; rows: readonly { name: string; time: string }[] };
  /** At arm's length: the lines on a phone. */
  message: readonly string[];
  /** Far: two places on a road sign. */
  sign: readonly { place: string; distance: string }[];
}

/** The corniche behind a table by day, or the road to Muscat by night. */
export type SimulatorScene = "corniche" | "road";

/** The planes of each scene, from the farthest to the nearest. */
export const planesOf: Readonly<Record<SimulatorScene, readonly string[]>> = {
  corniche: ["far", "arm", "near"],
  road: ["road"],
};

/** The SVG files extend 60 units beyond the visible area on each side, because a blur needs pixels there. */
export const wholeView = { x: -60, y: -60, width: 1320, height: 870 } as const;

/**
 * The planes and filters of all simulated views of a page, each defined once. The element is invisible and has no
 * size.
 */
export function SceneDefs({
  scenes,
  filters,
  words,
  rtl,
  className,
}: {
  scenes: readonly SimulatorScene[];
  filters: readonly ViewFilterName[];
  words: ViewWords;
  rtl: boolean;
  className?: string | undefined;
}) {
  return (
    <svg className={className} width="0" height="0" aria-hidden="true">
      <defs>
        {filters.map((name) => (
          <ViewFilter key={name} name={name} />
        ))}
        {scenes.includes("corniche") && <Corniche words={words} rtl={rtl} />}
        {scenes.includes("road") && <Road words={words} rtl={rtl} />}
      </defs>
    </svg>
  );
}

/** The x coordinates where a text line starts and ends in the given direction. */
function edges(rtl: boolean, [left, right]: readonly [number, number]) {
  return rtl ? { start: right, end: left } : { start: left, end: right };
}

function Corniche({ words: { leaflet, message }, rtl }: { words: ViewWords; rtl: boolean }) {
  const { start, end } = edges(rtl, [432, 768]);
  return (
    <>
      <g id="see-far">
        <image
          href={corniche}
          x="-60"
          y="-306"
          width="1320"
          height="990"
          preserveAspectRatio="xMidYMid slice"
        />
        <g transform="translate(-610-52)scale(.98)">
          <path fill="#08333a" d="M742 566h120c-8 18-24 27-46 27h-42c-18 0-28-10-32-27z" />
          <path fill="#fbf3e2" d="M798 560V448c34 20 54 62 58 104l-58 8z" />
          <path fill="#e9d9b6" d="M790 560v-96c-22 22-36 54-42 88z" />
          <path stroke="#08333a" strokeWidth="3" d="M794 566V436" />
        </g>
      </g>
      <g id="see-arm">
        <image href={table} {...wholeView} />
        <g fill="#0a2a30" textAnchor="middle">
          {message.map((line, index) => (
            <text key={line} x="799" y={[494, 524, 547][index]} fontSize={index === 0 ? 22 : 18}>
              {line}
            </text>
          ))}
        </g>
      </g>
      <g id="see-near">
        <path fill="#0a3036" d="M374 812l30-196h392l30 196z" />
        <path fill="#fbf9f4" d="M380 812l28-202h384l28 202z" />
        <path fill="#f2bd62" d="M406 622l2-12h384l2 12z" />
        <g fill="#0a2a30" fontSize="20">
          <text x="600" y="653" fontSize="25" textAnchor="middle">
            {leaflet.title}
          </text>
          {leaflet.rows.map(({ name, time }, index) => (
            <g key={name} transform={`translate(0 ${685 + 26 * index})`}>
              <text x={start}>{name}</text>
              <text x={end} textAnchor="end">
                {time}
              </text>
            </g>
          ))}
        </g>
      </g>
    </>
  );
}

function Road({ words: { sign }, rtl }: { words: ViewWords; rtl: boolean }) {
  const { start, end } = edges(rtl, [722, 936]);
  return (
    <g id="see-road">
      <image href={road} {...wholeView} />
      <g fill="#fff" fontSize="36">
        {sign.map(({ place, distance }, index) => (
          <g key={place} transform={`translate(0 ${207 + 52 * index})`}>
            <text x={start}>{place}</text>
            <text x={end} textAnchor="end">
              {distance}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}
