/** Three numbers of a colour: linear red, green and blue (0 to 1), or CIELAB lightness and the two colour axes. */
export type Triple = readonly [number, number, number];

/** Typical vision, or vision without the green (deutan) or the red (protan) cones. */
export type Sight = "typical" | "deuteranope" | "protanope";

/** The CIELAB values of `#rrggbb` under daylight (D65) for the given vision. */
export function seenColour(hex: string, sight: Sight): Triple {
  return toLab(simulate[sight](toLinear(hex)));
}

function toLinear(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** The simulation of Viénot, Brettel and Mollon (1999): the other two kinds of cones replace the missing one. */
const simulate: Record<Sight, (color: Triple) => Triple> = {
  typical: (color) => color,
  deuteranope: (color) => {
    const [long, , short] = toCones(color);
    return fromCones([long, 0.494207 * long + 1.24827 * short, short]);
  },
  protanope: (color) => {
    const [, middle, short] = toCones(color);
    return fromCones([2.02344 * middle - 2.52581 * short, middle, short]);
  },
};

function toCones([red, green, blue]: Triple): Triple {
  return [
    17.8824 * red + 43.5161 * green + 4.11935 * blue,
    3.45565 * red + 27.1554 * green + 3.86714 * blue,
    0.0299566 * red + 0.184309 * green + 1.46709 * blue,
  ];
}

function fromCones([long, middle, short]: Triple): Triple {
  return [
    0.0809444479 * long - 0.130504409 * middle + 0.116721066 * short,
    -0.0102485335 * long + 0.0540193266 * middle - 0.113614708 * short,
    -0.000365296938 * long - 0.00412161469 * middle + 0.693511405 * short,
  ];
}

function toLab([red, green, blue]: Triple): Triple {
  const curve = (share: number) =>
    share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = Math.PI / 180;

/** The difference CIE76 of two CIELAB colours: their Euclidean distance. */
export function difference76(one: Triple, other: Triple): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** The difference CIEDE2000 of two CIELAB colours (Sharma, Wu and Dalal, 2005), closer to perception than CIE76. */
export function difference2000(one: Triple, other: Triple): number {
  const rise = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const meanChroma = (Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2;
  const stretch = 1.5 - 0.5 * rise(meanChroma);
  const [c1, h1] = polar(one, stretch);
  const [c2, h2] = polar(other, stretch);
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const hue = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * degrees);
  const [l, c, h] = [(one[0] + other[0]) / 2, (c1 + c2) / 2, h1 + turn / 2];
  const wave = (times: number, shift: number) => Math.cos((times * h + shift) * degrees);
  const hueWeight =
    1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.2 * wave(4, -63);
  const light = (other[0] - one[0]) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const colourfulness = (c2 - c1) / (1 + 0.045 * c);
  const tint = hue / (1 + 0.015 * c * hueWeight);
  const away = ((h % 360) + 360) % 360;
  const bend = -2 * rise(c) * Math.sin(60 * Math.exp(-(((away - 275) / 25) ** 2)) * degrees);
  return Math.sqrt(light ** 2 + colourfulness ** 2 + tint ** 2 + bend * colourfulness * tint);
}

/** Chroma and hue in degrees. */
function polar([, a, b]: Triple, stretch: number): [chroma: number, hue: number] {
  const hue = (Math.atan2(b, a * stretch) / degrees + 360) % 360;
  return [Math.hypot(a * stretch, b), hue];
}
