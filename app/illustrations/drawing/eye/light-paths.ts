/** Where the optics of `eyeSection` stand on its axis, in its units: the vertex of the cornea, the pupil, the lens, the fovea. */
const corneaVertex = 120;
const pupilPlane = 176;
const lensPlane = 188;
export const fovea = { x: 282, y: 120 } as const;

/** The inner side of the back of the eye, which the light lands on, as a circle. */
const retina = { x: 209, y: 120, radius: 73 } as const;

/** How high above (negative: as SVG counts) and below the axis the rays come in. */
const rayHeights = [-27, -16, -6, 6, 16, 27] as const;

/** Where every ray begins. */
const start = 14;

/** The power of a healthy cornea in 1/unit: about two thirds of the whole eye's, as in a living eye. */
const corneaPower = 1 / 223;

/** The lens brings to the fovea what such a cornea has gathered. */
const lensPower = 1 / (fovea.x - lensPlane) - 1 / (corneaVertex + 1 / corneaPower - lensPlane);

/** What differs from an eye that sees sharply; what is left out is healthy. */
export interface Optics {
  /** The x of the cornea's front at a height. */
  front?: (height: number) => number;
  /** By how much of its healthy power the cornea bends too much at this height; below 0: too little. */
  corneaExcess?: (height: number) => number;
  /** What a contact lens adds at the cornea, as a share of the healthy cornea's power; below 0: it spreads. */
  contactLens?: number;
  /** By what slope a cloudy lens turns each ray aside, in the order of `rayHeights`. */
  scatter?: readonly number[];
  /** The slope of the light against the axis of an eye that is turned away from what it should look at. */
  turn?: number;
  /** By how many units a swollen retina is lifted towards the light around the fovea. */
  swelling?: number;
}

/** A ray's way: in from x = 14, bent at the cornea's front, bent at the lens, to where it lands. */
export interface LightPath {
  corners: readonly [Point, Point, Point, Point];
  /** Where it crosses the axis; null where it does not. */
  focus: number | null;
}

interface Point {
  x: number;
  y: number;
}

/**
 * The ways of parallel light through an eye, by focal geometry: the cornea sends a ray towards the focus of its
 * power, the thin lens images that focus by 1/s' = 1/s + 1/f. Both are taken as free of spherical aberration, so
 * rays part only where the eye's state parts them.
 */
export function lightPaths(optics: Optics): LightPath[] {
  const { front = corneaFront, corneaExcess, contactLens = 0, scatter, turn = 0 } = optics;
  // The light that enters a pupil comes in beside the axis where the eye is turned.
  const aside = turn * (corneaVertex - pupilPlane);
  return rayHeights.map((ray, index) => {
    const height = ray + aside;
    const power = corneaPower * (1 + (corneaExcess?.(height) ?? 0) + contactLens);
    const gathered = { x: corneaVertex + 1 / power, y: turn / power };
    const entry = { x: front(height), y: height };
    const toLens = (lensPlane - entry.x) / (gathered.x - entry.x);
    const reached = height + (gathered.y - height) * toLens;
    const behind = gathered.x - lensPlane;
    const imaged = 1 / (1 / behind + lensPower);
    const slope = ((gathered.y * imaged) / behind - reached) / imaged + (scatter?.[index] ?? 0);
    const crossing = lensPlane - reached / slope;
    return {
      corners: [
        { x: start, y: fovea.y + height - turn * (entry.x - start) },
        { x: entry.x, y: fovea.y + height },
        { x: lensPlane, y: fovea.y + reached },
        landing(fovea.y + reached, slope, optics.swelling),
      ],
      focus: Number.isFinite(crossing) && crossing > lensPlane ? crossing : null,
    };
  });
}

/** Where a ray that leaves the lens at this height meets the retina, or what is lifted of it. */
function landing(height: number, slope: number, swelling = 0): Point {
  const at = (x: number): Point => ({ x, y: height + slope * (x - lensPlane) });
  if (swelling) return at(fovea.x - swelling);
  // The line within the circle: a t² + 2 b t + c = 0, with t counted from the lens.
  const a = 1 + slope ** 2;
  const b = lensPlane - retina.x + slope * (height - retina.y);
  const c = (lensPlane - retina.x) ** 2 + (height - retina.y) ** 2 - retina.radius ** 2;
  return at(lensPlane + (Math.sqrt(b ** 2 - a * c) - b) / a);
}

/** The x of the cornea's front at a height: the parabola through its vertex and its rim. */
function corneaFront(height: number): number {
  return corneaVertex + 43 * (height / 58) ** 2;
}

/** The front of a cornea that bulges into a cone, whose tip stands at `tip`. */
function coneFront(tip: number): (height: number) => number {
  return (height) => tip + Math.abs(height) * 0.78;
}

/** Light that meets where it should. */
export const sharpSight: Optics = {};

/** Short sight: the whole cornea bends too much for the eye's length. */
export const shortSight: Optics = { corneaExcess: () => 0.5 };

/** Short sight behind a contact lens that spreads the light by as much as the eye bends it too much. */
export const shortSightWithLens: Optics = { ...shortSight, contactLens: -0.5 };

/** Keratoconus: steeper where the cone is, below the axis, and uneven on it. */
export const keratoconus: Optics = {
  front: coneFront(106),
  corneaExcess: (height) => (height > 0 ? 0.2 + height / 40 : 0.1),
};

/** A cone that a ring has made flatter: the light meets closer together, and not yet in one place. */
export const flattenedCone: Optics = {
  front: coneFront(113),
  corneaExcess: (height) => (height > 0 ? 0.05 + height / 160 : 0.02),
};

/** A cataract: the cloudy lens turns rays aside, each another way. */
export const cataract: Optics = { scatter: [0.16, -0.12, 0.2, -0.17, 0.11, -0.19] };

/** A retina that is swollen around its centre: the light lands before it has met. */
export const swollenRetina: Optics = { swelling: 22 };

/** A squint: the eye is turned away from what the other one looks at. */
export const turnedEye: Optics = { turn: -0.17 };
