import { svgNumber } from "./svg-number.ts";

/** SVG attributes by their names in markup; numbers get at most two decimals. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A colour stop of a gradient; `at` and `opacity` are between 0 and 1. */
interface GradientStop {
  at: number;
  color: string;
  opacity?: number;
}

/** An SVG element as markup. Values are not escaped: they come from code, never from a user. */
export function element(name: string, attributes: Attributes, children = ""): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? svgNumber(value, 2) : value}"`)
    .join("");
  return children === "" ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

/** A `<path>`. */
export function path(d: string, attributes: Attributes): string {
  return element("path", { ...attributes, d });
}

/** A `<circle>`. */
export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return element("circle", { cx, cy, r, ...attributes });
}

/** A filled rectangle from the origin, as a path. */
export function rectangle(width: number, height: number, fill: string): string {
  return path(`M0 0H${width}V${height}H0Z`, { fill });
}

/** A `<g>`. */
export function group(attributes: Attributes, children: string): string {
  return element("g", attributes, children);
}

function gradientStops(stops: readonly GradientStop[]): string {
  return stops
    .map(({ at, color, opacity }) =>
      element("stop", {
        ...(at > 0 ? { offset: at } : {}),
        "stop-color": color,
        ...(opacity === undefined ? {} : { "stop-opacity": opacity }),
      }),
    )
    .join("");
}

/** A `<linearGradient>` from top to bottom. */
export function linearGradient(id: string, stops: readonly GradientStop[]): string {
  return element("linearGradient", { id, x2: 0, y2: 1 }, gradientStops(stops));
}

/** A `<radialGradient>` in the units of the document. */
export function radialGradient(
  id: string,
  stops: readonly GradientStop[],
  disc: { cx: number; cy: number; r: number },
): string {
  return element(
    "radialGradient",
    { id, gradientUnits: "userSpaceOnUse", ...disc },
    gradientStops(stops),
  );
}

/** A standalone SVG document of the given size, for a file or an `<img>`. */
export function svgDocument(
  size: { width: number; height: number },
  body: string,
  attributes: Attributes = {},
): string {
  const { width, height } = size;
  return `${element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      fill: "none",
      ...attributes,
    },
    body,
  )}\n`;
}
