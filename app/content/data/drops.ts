/** Colours of a bottle's cap, in the order of the choices. Each has its own filling in the drawings. */
export const capColours = [
  "pink",
  "white",
  "blue",
  "green",
  "beige",
  "red",
  "grey",
  "violet",
] as const;

export type CapColour = (typeof capColours)[number];

/** The visitor's own eyes. The right one comes first, as in a prescription. */
export const eyes = ["right", "both", "left"] as const;

export type Eye = (typeof eyes)[number];

/** Parts of the day for a drop that is due once a day. */
export const onceTimes = ["morning", "evening"] as const;

export type OnceTime = (typeof onceTimes)[number];

/** Languages of the printed timetable: one, or both side by side. */
export const paperLanguages = ["both", "ar", "en"] as const;

export type PaperLanguage = (typeof paperLanguages)[number];
