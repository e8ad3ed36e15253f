/** Maximum length of a name in code points: enough for four names, and it fits on one line of the picture. */
export const maxNameLength = 48;

/** The colours that a visitor can choose, in display order: from amber over green and blue to rose. */
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
