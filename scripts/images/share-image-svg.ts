import { brandMark } from "../../app/illustrations/brand-mark-shape.ts";
import {
  circle,
  group,
  linearGradient,
  path,
  rectangle,
  svgDocument,
} from "../../app/illustrations/svg/svg-markup.ts";
import { svgNumber } from "../../app/illustrations/svg/svg-number.ts";
import { getPathData, readIllustration } from "./illustration-files.ts";
import { nestedSvg } from "./nested-svg.ts";
import { getShareIllustration, illustrationCentre } from "./share-illustrations.ts";
import type { TextOutline } from "./text-outlines.ts";

/** The texts of a share image, as outlines shaped for their language. */
export interface ShareTexts {
  rtl: boolean;
  brand: TextOutline;
  /** The lines of the page's title, and the distance between their baselines. */
  title: readonly TextOutline[];
  lineHeight: number;
}

const size = { width: 1200, height: 630 };
const edge = 72;
const markSize = 60;

/** The space for a title beside an illustration. */
export const titleArea = { width: 500, height: 300 };

const ink = "#0a2a30";
const paper = "#fbf9f4";

/** The share image of a page, 1200 by 630 units: the title under a day sky, beside the page's illustration. */
export function pageShareSvg(id: string, words: ShareTexts): string {
  const { rtl, brand, title, lineHeight } = words;
  const { draw, mirrors = false, isInFront = false } = getShareIllustration(id);
  const middle = rtl && !mirrors ? size.width - illustrationCentre : illustrationCentre;
  const picture = mirrorInRightToLeft(rtl && mirrors, draw(middle));
  const [near, far] = mountains();
  // The title is centred between the mark and the mountains.
  const first = 336 - (lineHeight * (title.length - 1)) / 2;
  return svgDocument(
    size,
    [
      linearGradient("share-sky", [
        { at: 0, color: paper },
        { at: 0.48, color: "#e4f0ea" },
        { at: 0.84, color: "#f7e9cf" },
      ]),
      rectangle(size.width, size.height, "url(#share-sky)"),
      mirrorInRightToLeft(rtl, aurora()),
      ...(isInFront
        ? [mirrorInRightToLeft(rtl, far), picture]
        : [picture, mirrorInRightToLeft(rtl, far)]),
      mirrorInRightToLeft(rtl, near),
      brandRow(brand, rtl, { y: 62, mark: markShapes(), fill: ink }),
      ...title.map((line, index) => textLine(line, rtl, edge, first + index * lineHeight, ink)),
    ].join(""),
  );
}

/** The share image of an article: its cover, and the clinic's mark and name in a corner. */
export function articleShareSvg(
  cover: string,
  { rtl, brand }: Omit<ShareTexts, "title" | "lineHeight">,
): string {
  const height = 92;
  const width = edge + markSize + 20 + brand.width + 56;
  const y = size.height - height;
  const label = `M0 ${y}H${svgNumber(width - height)}a${height} ${height} 0 0 1 ${height} ${height}H0Z`;
  return svgDocument(
    size,
    [
      nestedSvg(cover, { x: 0, y: 0, ...size }),
      mirrorInRightToLeft(rtl, path(label, { fill: paper })),
      brandRow(brand, rtl, { y: y + (height - markSize) / 2, mark: markShapes(), fill: ink }),
    ].join(""),
  );
}

/** Mirrors the markup when the page is right-to-left. */
function mirrorInRightToLeft(rtl: boolean, markup: string): string {
  return rtl ? group({ transform: `translate(${size.width} 0) scale(-1 1)` }, markup) : markup;
}

/** A line of text, `inset` units from the edge at which its language starts. */
function textLine({ d, width }: TextOutline, rtl: boolean, inset: number, y: number, fill: string) {
  const x = rtl ? size.width - inset - width : inset;
  return path(d, { fill, transform: `translate(${svgNumber(x)} ${svgNumber(y)})` });
}

function brandRow(
  brand: TextOutline,
  rtl: boolean,
  { y, mark, fill }: { y: number; mark: string; fill: string },
): string {
  const x = rtl ? size.width - edge - markSize : edge;
  const transform = `translate(${x} ${y}) scale(${markSize / 48})`;
  return group({ transform }, mark) + textLine(brand, rtl, edge + markSize + 20, y + 41, fill);
}

function markShapes(): string {
  const { ring, fibres, star } = brandMark;
  return (
    circle(24, 24, ring.radius, { stroke: "#0a5c5c", "stroke-width": ring.width }) +
    circle(24, 24, fibres.radius, {
      stroke: "#14a38b",
      "stroke-width": fibres.length,
      "stroke-dasharray": fibres.dashes,
      "stroke-dashoffset": String(fibres.offset),
    }) +
    path(star, { fill: "#c97f1c" })
  );
}

/** A faint aurora on the side of the illustration. */
function aurora(): string {
  return path(getPathData(readIllustration("share-aurora.svg"), "aurora"), {
    stroke: "#8fd9c0",
    "stroke-width": 2,
    opacity: 0.3,
    transform: "translate(600 0)",
  });
}

/** The colours of each range and of its hatching, from far to near. */
const ranges = [
  { fill: "#ecdfc7", stroke: "#a8864f", opacity: 0.5 },
  { fill: "#d3bb8f", stroke: "#6b4e26", opacity: 0.42 },
  { fill: "#0b343b", stroke: "#2f6a6c", opacity: 1 },
];

/** The mountains of the home page at the bottom of the image: the range in front, and those behind it. */
function mountains(): [near: string, far: string] {
  const scale = size.width / 1600;
  const transform = `translate(0 ${size.height - 300 * scale}) scale(${scale})`;
  const scenery = readIllustration("hero-scenery.svg");
  const layers = ranges.map(({ fill, ...shade }, index) => {
    const body = path(getPathData(scenery, `l${index + 1}`), { fill });
    const hatching = getPathData(scenery, `h${index + 1}`);
    return body + path(hatching, { ...shade, "stroke-width": 1.4 });
  });
  return [
    group({ transform }, layers.slice(-1).join("")),
    group({ transform }, layers.slice(0, -1).join("")),
  ];
}
