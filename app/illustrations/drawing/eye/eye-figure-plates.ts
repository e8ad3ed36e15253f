import {
  type EyeFigurePair,
  type EyeFigurePlate,
  type EyeFigureSlug,
  eyeSection,
  type FigureShape,
  light,
  treated,
} from "./eye-figure.ts";
import {
  cataract as cloudyLens,
  flattenedCone,
  keratoconus,
  sharpSight,
  shortSight,
  shortSightWithLens,
  swollenRetina,
  turnedEye,
} from "./light-paths.ts";

const lasik: EyeFigurePlate = [
  ...light(sharpSight),
  ...eyeSection({ cornea: true }),
  ...treated(
    "M163 62c-26 12-43 34-43 58s17 46 43 58l2-7c-22-11-37-30-37-51s15-40 37-51Z",
    "M163 62c-26 12-43 34-43 58s17 46 43 58",
  ),
  { part: "treated", d: "M130 88c-14-8-24-22-26-40", width: 2.6 },
  { part: "instrument", d: "M22 112l98 6v4l-98 6" },
  { part: "instrument", d: "M30 120h90", dashes: "1 5", width: 3 },
];

/** The line along which the eye looks. */
const gaze: FigureShape = { part: "eye", d: "M14 120h96", dashes: "3 5", opacity: 0.5 };

const strabismus: EyeFigurePlate = [
  gaze,
  ...light(sharpSight),
  ...eyeSection(),
  ...treated(
    "M196 44c26-12 70-14 116 6l-4 15c-40-16-74-14-98-3ZM196 196c26 12 70 14 116-6l-4-15c-40 16-74 14-98 3Z",
    "M196 44c26-12 70-14 116 6M210 62c24-11 58-13 98 3M196 196c26 12 70 14 116-6M210 178c24 11 58 13 98-3",
  ),
  {
    part: "treated",
    d: "M220 50c26-6 54-6 86 4M220 190c26 6 54 6 86-4",
    width: 1,
    opacity: 0.6,
  },
  {
    part: "instrument",
    d: "M100 168a92 92 0 0 1 0-96M100 72l-9 6M100 72l3 10M100 168l-9-6M100 168l3-10",
    width: 2,
  },
];

const cataract: EyeFigurePlate = [
  ...light(sharpSight),
  ...eyeSection({ lens: true }),
  ...treated("M186 92c10 8 15 17 15 28s-5 20-15 28c-9-8-13-17-13-28s4-20 13-28Z"),
  { part: "treated", d: "M186 92c-2-10 4-16 12-20M186 148c2 10-4 16-12 20", width: 2.4 },
  { part: "instrument", d: "M180 104c5 10 5 22 0 32M187 100c6 12 6 28 0 40", width: 1.2 },
];

/** A cornea that bulges into a cone. */
const cone = "M163 62c-20 10-37 33-57 58 20 25 37 48 57 58";

const cornealRing: EyeFigurePlate = [
  ...light(flattenedCone),
  ...eyeSection({ cornea: true }),
  ...treated(
    "M163 62c-22 11-38 34-50 58 12 24 28 47 50 58l2-7c-18-10-30-31-40-51 10-20 22-41 40-51Z",
    "M163 62c-22 11-38 34-50 58 12 24 28 47 50 58",
  ),
  { part: "eye", d: cone, dashes: "2 4", opacity: 0.7 },
  {
    part: "instrument",
    d: "M130 90a6 6 0 1 0 12 0 6 6 0 1 0-12 0M130 150a6 6 0 1 0 12 0 6 6 0 1 0-12 0",
    width: 2.2,
  },
  // Seen from the front: two ring segments around the pupil.
  {
    part: "eye",
    d: "M22 206a26 26 0 1 0 52 0 26 26 0 1 0-52 0M41 206a7 7 0 1 0 14 0 7 7 0 1 0-14 0",
    opacity: 0.5,
  },
  {
    part: "instrument",
    d: "M34 195a18 18 0 0 1 28 0M34 217a18 18 0 0 0 28 0",
    width: 3.4,
    roundCap: true,
  },
];

const retina: EyeFigurePlate = [
  ...light(sharpSight),
  ...eyeSection({ retina: true }),
  ...treated(
    "M214 46.2a74 74 0 0 1 0 147.6l-1-11a63 63 0 0 0 0-125.6Z",
    "M214 46.2a74 74 0 0 1 0 147.6M213 57.2a63 63 0 0 1 0 125.6",
  ),
  {
    part: "instrument",
    d: "M236 63h0M249 73h0M259 87h0M265 101h0M265 139h0M259 153h0M249 167h0M236 177h0M251 89h0M251 151h0M239 78h0M239 162h0M256 103h0M256 137h0",
    width: 4.4,
    roundCap: true,
  },
  { part: "instrument", d: "M274 112q-7 8 0 16", width: 2.6 },
];

const contactLens: EyeFigurePlate = [
  ...light(shortSightWithLens),
  ...eyeSection(),
  ...treated("M146 58c-30 14-48 36-48 62s18 48 48 62c-18-16-36-36-36-62s18-46 36-62Z"),
  {
    part: "instrument",
    d: "M84 60l-12-8M74 84l-13-5M84 180l-12 8M74 156l-13 5",
    width: 2,
  },
];

const shortSighted: EyeFigurePlate = [...light(shortSight), ...eyeSection()];

const turned: EyeFigurePlate = [
  gaze,
  ...light(turnedEye),
  ...eyeSection(),
  // The muscles as they are.
  {
    part: "eye",
    d: "M196 44c26-12 70-14 116 6M210 62c24-11 58-13 98 3M196 196c26 12 70 14 116-6M210 178c24 11 58 13 98-3",
    opacity: 0.6,
  },
];

const clouded: EyeFigurePlate = [
  ...light(cloudyLens),
  ...eyeSection(),
  // Clouds in the lens.
  {
    part: "eye",
    d: "M184 104h0M191 99h0M195 110h0M188 112h0M182 116h0M198 120h0M191 122h0M184 126h0M196 130h0M189 133h0M184 138h0M192 141h0",
    width: 4.2,
    roundCap: true,
    opacity: 0.55,
  },
];

const coneShaped: EyeFigurePlate = [
  ...light(keratoconus),
  ...eyeSection({ cornea: true }),
  { part: "eye", d: cone },
  { part: "eye", d: "M163 62c-26 12-43 34-43 58s17 46 43 58", dashes: "2 4", opacity: 0.7 },
];

const swollen: EyeFigurePlate = [
  ...light(swollenRetina),
  ...eyeSection(),
  // The retina lifted around its centre, and spots of blood.
  { part: "eye", d: "M272 91c-2 12-12 16-12 29s10 17 12 29" },
  {
    part: "eye",
    d: "M249 69h0M262 84h0M266 98h0M257 155h0M246 172h0M252 77h0M264 143h0",
    width: 5,
    roundCap: true,
    opacity: 0.7,
  },
];

/** Six pairs of one atlas: the same eye, and only what is treated and the light change. */
export const eyeFigurePlates: Readonly<Record<EyeFigureSlug, EyeFigurePair>> = {
  "lasik-surgery": { before: shortSighted, after: lasik },
  "strabismus-surgery": { before: turned, after: strabismus },
  "cataract-surgery": { before: clouded, after: cataract },
  "corneal-ring-surgery": { before: coneShaped, after: cornealRing },
  "retinal-surgery": { before: swollen, after: retina },
  "contact-lens": { before: shortSighted, after: contactLens },
};
