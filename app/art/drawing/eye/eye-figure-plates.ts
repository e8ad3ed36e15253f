import {
  type EyeFigurePlate,
  type EyeFigureSlug,
  eyeSection,
  lightRays,
  treated,
} from "./eye-figure.ts";

const lasik: EyeFigurePlate = [
  lightRays,
  ...eyeSection({ cornea: true }),
  ...treated(
    "M163 62c-26 12-43 34-43 58s17 46 43 58l2-7c-22-11-37-30-37-51s15-40 37-51Z",
    "M163 62c-26 12-43 34-43 58s17 46 43 58",
  ),
  { part: "treated", d: "M130 88c-14-8-24-22-26-40", width: 2.6 },
  { part: "instrument", d: "M22 112l98 6v4l-98 6" },
  { part: "instrument", d: "M30 120h90", dashes: "1 5", width: 3 },
];

const strabismus: EyeFigurePlate = [
  { part: "eye", d: "M14 120h96", dashes: "3 5", opacity: 0.5 },
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
  lightRays,
  ...eyeSection({ lens: true }),
  ...treated("M186 92c10 8 15 17 15 28s-5 20-15 28c-9-8-13-17-13-28s4-20 13-28Z"),
  { part: "treated", d: "M186 92c-2-10 4-16 12-20M186 148c2 10-4 16-12 20", width: 2.4 },
  { part: "instrument", d: "M180 104c5 10 5 22 0 32M187 100c6 12 6 28 0 40", width: 1.2 },
];

const cornealRing: EyeFigurePlate = [
  lightRays,
  ...eyeSection({ cornea: true }),
  ...treated(
    "M163 62c-20 10-36 34-55 58 19 24 35 48 55 58l2-7c-18-10-31-31-45-51 14-20 27-41 45-51Z",
    "M163 62c-20 10-36 34-55 58 19 24 35 48 55 58",
  ),
  { part: "eye", d: "M163 62c-26 12-43 34-43 58s17 46 43 58", dashes: "2 4", opacity: 0.7 },
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
  lightRays,
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
  lightRays,
  ...eyeSection(),
  ...treated("M146 58c-30 14-48 36-48 62s18 48 48 62c-18-16-36-36-36-62s18-46 36-62Z"),
  {
    part: "instrument",
    d: "M84 60l-12-8M74 84l-13-5M84 180l-12 8M74 156l-13 5",
    width: 2,
  },
];

/** Six plates of one atlas: the same eye, and only the treated part changes. */
export const eyeFigurePlates: Readonly<Record<EyeFigureSlug, EyeFigurePlate>> = {
  "lasik-surgery": lasik,
  "strabismus-surgery": strabismus,
  "cataract-surgery": cataract,
  "corneal-ring-surgery": cornealRing,
  "retinal-surgery": retina,
  "contact-lens": contactLens,
};
