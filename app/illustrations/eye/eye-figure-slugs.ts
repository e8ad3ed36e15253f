/** The treatments that have a figure; the ids are the services' slugs. */
export const eyeFigureSlugs = [
  "lasik-surgery",
  "strabismus-surgery",
  "cataract-surgery",
  "corneal-ring-surgery",
  "retinal-surgery",
  "contact-lens",
] as const;

export type EyeFigureSlug = (typeof eyeFigureSlugs)[number];
