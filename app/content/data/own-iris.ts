/** The most code points a name may have that draws an iris: long enough for four names, and fit for one line of the picture. */
export const longestName = 48;

/** The colours that a reader may choose, in the order they are offered: from amber over green and blue to rose. */
export const irisColours = [
  "frankincense",
  "date",
  "copper",
  "dune",
  "khareef",
  "aurora",
  "gulf",
  "indigo",
  "silver",
  "rose",
] as const;

export type IrisColour = (typeof irisColours)[number];
