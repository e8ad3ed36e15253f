import { brandMarkShape } from "./brand-mark.ts";
import { curtainPath } from "./land/aurora-curtain.ts";
import { heroLand } from "./land/page-land.ts";
import { pictureMiddle, placed, sharePicture } from "./share-pictures.ts";
import { mulberry32 } from "./strokes/random.ts";
import { circle, ground, group, linearGradient, path, svgDocument } from "./strokes/svg-markup.ts";
import { svgNumber } from "./strokes/svg-number.ts";

/** A line of letters as outlines, from x = 0 on a baseline of y = 0. */
export interface LetterLine {
  d: string;
  width: number;
}

/** What stands in a shared picture, already shaped for its language. */
export interface ShareWords {
  rtl: boolean;
  brand: LetterLine;
  /** The page's title and the distance of its baselines. */
  title: readonly LetterLine[];
  lineHeight: number;
}

const size = { width: 1200, height: 630 };
const edge = 72;
const markSize = 60;

/** Room for a title beside a picture. */
export const titleRoom = { width: 500, height: 300 };

const ink = "#0a2a30";
const paper = "#fbf9f4";

/** The picture of a shared page, 1200 by 630 units: its title in the day's light, its own drawing as the sun. */
export function pageShareSvg(id: string, words: ShareWords): string {
  const { rtl, brand, title, lineHeight } = words;
  const { draw, mirrors = false, before = false } = sharePicture(id);
  const middle = rtl && !mirrors ? size.width - pictureMiddle : pictureMiddle;
  const standing = turned(rtl && mirrors, draw(middle));
  const [near, far] = land();
  // The block of lines stands around the middle between the mark and the land.
  const first = 336 - (lineHeight * (title.length - 1)) / 2;
  return svgDocument(
    size,
    [
      linearGradient("share-sky", [
        { at: 0, color: paper },
        { at: 0.48, color: "#e4f0ea" },
        { at: 0.84, color: "#f7e9cf" },
      ]),
      ground(size.width, size.height, "url(#share-sky)"),
      turned(rtl, aurora()),
      ...(before ? [turned(rtl, far), standing] : [standing, turned(rtl, far)]),
      turned(rtl, near),
      brandRow(brand, rtl, { y: 62, mark: markShapes(), fill: ink }),
      ...title.map((line, index) => set(line, rtl, edge, first + index * lineHeight, ink)),
    ].join(""),
  );
}

/** The picture of a shared article: its cover from edge to edge, signed by the clinic. */
export function articleShareSvg(
  cover: string,
  { rtl, brand }: Omit<ShareWords, "title" | "lineHeight">,
): string {
  const height = 92;
  const width = edge + markSize + 20 + brand.width + 56;
  const y = size.height - height;
  const label = `M0 ${y}H${svgNumber(width - height)}a${height} ${height} 0 0 1 ${height} ${height}H0Z`;
  return svgDocument(
    size,
    [
      placed(cover, { x: 0, y: 0, ...size }),
      turned(rtl, path(label, { fill: paper })),
      brandRow(brand, rtl, { y: y + (height - markSize) / 2, mark: markShapes(), fill: ink }),
    ].join(""),
  );
}

/** Mirrored where the page reads from the right. */
function turned(isTurned: boolean, markup: string): string {
  return isTurned ? group({ transform: `translate(${size.width} 0) scale(-1 1)` }, markup) : markup;
}

/** A line at a distance from the edge it begins at. */
function set({ d, width }: LetterLine, rtl: boolean, inset: number, y: number, fill: string) {
  const x = rtl ? size.width - inset - width : inset;
  return path(d, { fill, transform: `translate(${svgNumber(x)} ${svgNumber(y)})` });
}

function brandRow(
  brand: LetterLine,
  rtl: boolean,
  { y, mark, fill }: { y: number; mark: string; fill: string },
): string {
  const x = rtl ? size.width - edge - markSize : edge;
  const transform = `translate(${x} ${y}) scale(${markSize / 48})`;
  return group({ transform }, mark) + set(brand, rtl, edge + markSize + 20, y + 41, fill);
}

function markShapes(): string {
  const { ring, fibres, star } = brandMarkShape;
  return (
    path(ring, { fill: "#0a5c5c", "fill-rule": "evenodd" }) +
    circle(24, 24, fibres.radius, {
      stroke: "#14a38b",
      "stroke-width": fibres.length,
      "stroke-dasharray": fibres.dashes,
      "stroke-dashoffset": String(fibres.offset),
    }) +
    path(star, { fill: "#c97f1c" })
  );
}

/** A breath of aurora on the side of the sun. */
function aurora(): string {
  const d = curtainPath(mulberry32(2007), { foot: 330, height: 210, count: 60, width: 640 });
  return path(d, {
    stroke: "#8fd9c0",
    "stroke-width": 2,
    opacity: 0.3,
    transform: "translate(600 0)",
  });
}

const ranges = [
  { fill: "#ecdfc7", stroke: "#a8864f", opacity: 0.5 },
  { fill: "#d3bb8f", stroke: "#6b4e26", opacity: 0.42 },
  { fill: "#0b343b", stroke: "#2f6a6c", opacity: 1 },
];

/** The mountains of the home page at the foot of the picture: the range in front, and those behind it. */
function land(): [near: string, far: string] {
  const scale = size.width / 1600;
  const transform = `translate(0 ${size.height - 300 * scale}) scale(${scale})`;
  const layers = heroLand().map(({ land: body, hatching }, index) => {
    const { fill, ...shade } = ranges[index] ?? { fill: ink };
    return path(body, { fill }) + path(hatching, { ...shade, "stroke-width": 1.4 });
  });
  return [
    group({ transform }, layers.slice(-1).join("")),
    group({ transform }, layers.slice(0, -1).join("")),
  ];
}
