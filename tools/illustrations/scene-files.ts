// The scenes of the vision simulator with all their views in one file, so that a visitor loads a scene once. The fragment
// of the address selects a view: `:target` applies its filters.
import { readFileSync } from "node:fs";
import { views as arabic } from "../../app/content/ar/simulator.ts";
import { views as english } from "../../app/content/en/simulator.ts";
import type { ViewsWords } from "../../app/content/simulator.types.ts";
import { directionOf, type Locale, locales } from "../../app/i18n/locale.ts";
import {
  cornicheViews,
  roadViews,
  type SceneViewShape,
  type ViewFilterName,
} from "../../app/illustrations/simulator-scenes/scene-views.ts";
import { element, group, path, svgDocument } from "../../app/illustrations/svg/svg-markup.ts";
import { viewFilter } from "./view-filters.ts";

type Words = ViewsWords["scene"];

const words: Record<Locale, Words> = { ar: arabic.scene, en: english.scene };

/** The files of both scenes in each language, by their path below the folder of the assets. */
export function sceneFiles(): [string, string][] {
  return locales.flatMap((locale): [string, string][] => {
    const rtl = directionOf(locale) === "rtl";
    return [
      [
        `simulator-scenes/corniche-${locale}.svg`,
        sceneSvg(cornicheViews, corniche(words[locale], rtl), rtl),
      ],
      [`simulator-scenes/road-${locale}.svg`, sceneSvg(roadViews, road(words[locale], rtl), rtl)],
    ];
  });
}

/** The scene with its planes from the farthest to the nearest, and all views of it. */
function sceneSvg(
  views: Readonly<Record<string, SceneViewShape>>,
  planes: readonly string[],
  rtl: boolean,
): string {
  const shapes = Object.values(views);
  const overlays = [...new Set(shapes.flatMap(({ overlay }) => overlay ?? []))];
  const overlayFilters: ViewFilterName[] = overlays.includes("spots")
    ? ["two-dioptres", "soft", "long-sight"]
    : [];
  const filters = new Set(
    [...shapes.flatMap(({ filter }) => filter ?? []), ...overlayFilters].filter(
      (name) => name !== null,
    ),
  );
  const rules = Object.entries(views).map(([name, shape]) => rulesOf(name, shape));
  return svgDocument(
    { width: 1200, height: 750 },
    [
      element("style", {}, `.o{display:none}${rules.join("")}`),
      element("defs", {}, [...filters].map(viewFilter).join("")),
      ...Object.keys(views).map((id) => element("g", { id })),
      group({ class: "s" }, planes.map((plane) => group({}, plane)).join("")),
      ...overlays.map((overlay) => group({ class: `o ${overlay}` }, overlayShapes[overlay]())),
    ].join(""),
    { "font-family": "sans-serif", ...(rtl ? { direction: "rtl" } : {}) },
  );
}

function rulesOf(name: string, { filter, overlay }: SceneViewShape): string {
  const use = (part: string, one: string) => `#${name}:target~${part}{filter:url(#f-${one})}`;
  const filtered =
    typeof filter === "string"
      ? use(".s", filter)
      : (filter ?? []).map((one, at) => (one ? use(`.s>:nth-child(${at + 1})`, one) : "")).join("");
  return filtered + (overlay ? `#${name}:target~.${overlay}{display:inline}` : "");
}

/** The shapes of each overlay. */
const overlayShapes: Record<NonNullable<SceneViewShape["overlay"]>, () => string> = {
  glare: () => asset("simulator-scenes/lights-glare.svg", {}, "glare-"),
  rays: () => asset("simulator-scenes/lights-rays.svg", {}, "rays-"),
  rings: () => asset("simulator-scenes/lights-rings.svg", {}, "rings-"),
  // Blood in the vitreous: dark spots and threads.
  spots: () =>
    group(
      { filter: "url(#f-two-dioptres)", fill: "#1c0d0a", opacity: 0.62 },
      path(
        "M700 300c20-16 48-8 54 14s-22 42-44 34-30-32-10-48zM508 486c12-12 34-6 36 10s-20 28-34 20-14-18-2-30zM350 330c8-10 24-8 28 4s-8 24-22 20-14-14-6-24z",
        {},
      ),
    ) +
    path(
      "M520 240c30 30 10 60 44 84s70 0 96 40m-330 120c30-10 60 14 92-6m300 20c40-20 70 20 120-4",
      { filter: "url(#f-soft)", stroke: "#1c0d0a", "stroke-width": 3, opacity: 0.45 },
    ),
  // Areas where the retina no longer responds to light.
  patches: () =>
    group(
      { filter: "url(#f-long-sight)", fill: "#120a0a", opacity: 0.9 },
      path(
        "M560 330c50-50 150-40 168 26 18 60-40 120-114 104-80-16-104-80-54-130zM300 230c46-30 110-10 104 44s-70 66-112 34-38-48 8-78zM850 470c60-30 130 4 122 60s-92 72-132 30-30-70 10-90zM420 560c30-20 76-6 74 28s-52 46-80 22-24-34 6-50zM940 230c34-24 84-6 80 34s-58 48-86 22-24-38 6-56z",
        {},
      ),
    ),
};

/** A file of the assets as a nested SVG, 60 units larger than the visible area: a blur needs pixels there. */
function asset(file: string, box: Readonly<Record<string, number>>, prefix = ""): string {
  const url = new URL(`../../app/illustrations/assets/${file}`, import.meta.url);
  const place = { x: -60, y: -60, width: 1320, height: 870, ...box };
  const attributes = Object.entries(place)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
  return readFileSync(url, "utf8")
    .trim()
    .replace(/ xmlns="[^"]*"/, "")
    .replace(/ width="[^"]*" height="[^"]*"/, attributes)
    .replaceAll(/(id="|url\(#|href="#)/g, `$1${prefix}`);
}

/** The x coordinates where a text line starts and ends in the given direction. */
function edges(rtl: boolean, [left, right]: readonly [number, number]) {
  return rtl ? { start: right, end: left } : { start: left, end: right };
}

function text(attributes: Readonly<Record<string, string | number>>, content: string): string {
  return element("text", attributes, content.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
}

/** A line with a text at each end. */
function pair(y: number, { start, end }: ReturnType<typeof edges>, [one, other]: string[]): string {
  return text({ x: start, y }, one ?? "") + text({ x: end, y, "text-anchor": "end" }, other ?? "");
}

function corniche({ leaflet, message }: Words, rtl: boolean): string[] {
  const boat = group(
    { transform: "translate(-610-52)scale(.98)" },
    path("M742 566h120c-8 18-24 27-46 27h-42c-18 0-28-10-32-27z", { fill: "#08333a" }) +
      path("M798 560V448c34 20 54 62 58 104l-58 8z", { fill: "#fbf3e2" }) +
      path("M790 560v-96c-22 22-36 54-42 88z", { fill: "#e9d9b6" }) +
      path("M794 566V436", { stroke: "#08333a", "stroke-width": 3 }),
  );
  const lines = message.map((line, index) =>
    text({ x: 799, y: [494, 524, 547][index] ?? 0, "font-size": index === 0 ? 22 : 18 }, line),
  );
  const rows = leaflet.rows.map(({ name, time }, index) =>
    pair(685 + 26 * index, edges(rtl, [432, 768]), [name, time]),
  );
  return [
    asset("scenes/scene-main.svg", { y: -306, height: 990 }) + boat,
    asset("simulator-scenes/table.svg", {}) +
      group({ fill: "#0a2a30", "text-anchor": "middle" }, lines.join("")),
    path("M374 812l30-196h392l30 196z", { fill: "#0a3036" }) +
      path("M380 812l28-202h384l28 202z", { fill: "#fbf9f4" }) +
      path("M406 622l2-12h384l2 12z", { fill: "#f2bd62" }) +
      group(
        { fill: "#0a2a30", "font-size": 20 },
        text({ x: 600, y: 653, "font-size": 25, "text-anchor": "middle" }, leaflet.title) +
          rows.join(""),
      ),
  ];
}

function road({ sign }: Words, rtl: boolean): string[] {
  const lines = sign.map(({ place, distance }, index) =>
    pair(207 + 52 * index, edges(rtl, [722, 936]), [place, distance]),
  );
  return [
    asset("simulator-scenes/road.svg", {}) +
      group({ fill: "#fff", "font-size": 36 }, lines.join("")),
  ];
}
