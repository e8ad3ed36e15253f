/** The standard deviation of each blur in units of the scene; 2.4 units are one dioptre. */
const blurs = {
  trace: "1.2",
  soft: "2.6",
  "two-dioptres": "4.8",
  blurred: "7.5",
  "long-sight": "11",
  "six-dioptres": "14",
  // Astigmatism blurs in one direction.
  lines: "1 9",
} as const;

/** Cataracts: the deviation of the blur, and a colour matrix that reduces blue and contrast; `pale` reduces contrast. */
const clouds = {
  pale: ["0.9", ".9 0 0 0 .05 0 .9 0 0 .05 0 0 .9 0 .05 0 0 0 1 0"],
  yellow: ["1.8", ".92 .06 0 0 .03 .02 .93 0 0 .02 0 .06 .76 0 .02 0 0 0 1 0"],
  cloudy: ["4.5", ".74 .12 0 0 .16 .06 .72 0 0 .13 .04 .1 .48 0 .07 0 0 0 1 0"],
  dense: ["10", ".5 .16 .02 0 .3 .1 .46 .02 0 .25 .06 .12 .26 0 .15 0 0 0 1 0"],
} as const;

type Ghost = readonly [dx: number, dy: number, strength: number];

/** Fainter copies over the image, each with an offset. */
const doubles: Record<
  "ghost" | "ghosts" | "near-twin" | "far-twin",
  { blur?: string; copies: readonly Ghost[] }
> = {
  ghost: { blur: "1.2", copies: [[5, 12, 0.34]] },
  ghosts: {
    blur: "2.2",
    copies: [
      [8, 16, 0.46],
      [15, 34, 0.36],
      [-7, 25, 0.26],
    ],
  },
  "near-twin": { copies: [[26, 2, 0.5]] },
  "far-twin": { copies: [[104, -10, 0.5]] },
};

/** Copies of lamps at night, which do not brighten the dark between them. */
const clusterCopies: readonly Ghost[] = [
  [7, 15, 0.8],
  [13, 32, 0.6],
  [-7, 24, 0.45],
];

export type ViewFilterName =
  | keyof typeof blurs
  | keyof typeof clouds
  | keyof typeof doubles
  | "cluster";

/** The value of the `filter` attribute for a filter of the page. */
export function viewFilter(name: ViewFilterName): string {
  return `url(#see-${name})`;
}

/** The definition of a filter, once per page. */
export function ViewFilter({ name }: { name: ViewFilterName }) {
  return (
    <filter id={`see-${name}`} colorInterpolationFilters="sRGB">
      {stepsOf(name)}
    </filter>
  );
}

function stepsOf(name: ViewFilterName) {
  if (isIn(blurs, name)) return <feGaussianBlur stdDeviation={blurs[name]} />;
  if (isIn(clouds, name)) {
    const [deviation, matrix] = clouds[name];
    return (
      <>
        <feGaussianBlur stdDeviation={deviation} />
        <feColorMatrix values={matrix} />
      </>
    );
  }
  return isIn(doubles, name) ? <Doubled {...doubles[name]} /> : <Cluster />;
}

function Doubled({ blur, copies }: { blur?: string; copies: readonly Ghost[] }) {
  const picture = blur ? "a" : "SourceGraphic";
  return (
    <>
      {blur && <feGaussianBlur stdDeviation={blur} result="a" />}
      {copies.map(([dx, dy, strength], index) => (
        <Copy key={dx} at={[dx, dy]} result={`c${index}`} picture={picture}>
          {`1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 ${strength} 0`}
        </Copy>
      ))}
      <feMerge>
        <feMergeNode in={picture} />
        {copies.map(([dx], index) => (
          <feMergeNode key={dx} in={`c${index}`} />
        ))}
      </feMerge>
    </>
  );
}

function Cluster() {
  return (
    <>
      <feGaussianBlur stdDeviation="2" result="a" />
      {clusterCopies.map(([dx, dy, light], index) => (
        <Copy key={dx} at={[dx, dy]} result={`c${index}`} picture="a">
          {`${light} 0 0 0 0 0 ${light} 0 0 0 0 0 ${light} 0 0 0 0 0 1 0`}
        </Copy>
      ))}
      <feBlend in="a" in2="c0" mode="lighten" />
      <feBlend in2="c1" mode="lighten" />
      <feBlend in2="c2" mode="lighten" />
    </>
  );
}

/** A copy of the image with an offset and a colour matrix. */
function Copy(props: {
  at: readonly [dx: number, dy: number];
  picture: string;
  result: string;
  children: string;
}) {
  const [dx, dy] = props.at;
  return (
    <>
      <feOffset in={props.picture} dx={dx} dy={dy} />
      <feColorMatrix values={props.children} result={props.result} />
    </>
  );
}

function isIn<T extends object>(table: T, name: PropertyKey): name is keyof T {
  return name in table;
}
