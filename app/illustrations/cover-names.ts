/** The names of all files in `public/covers`; `default` is for an article without a cover of its own. */
export const coverNames = [
  "lasik-vs-prk",
  "lasik-recovery-guide",
  "is-lasik-permanent",
  "eleven-lenses-how-to-choose",
  "understanding-keratoconus",
  "diabetes-and-your-retina",
  "dry-eye-in-a-dry-country",
  "when-a-childs-eye-turns",
  "contact-lens-care",
  "how-light-becomes-sight",
  "colour-vision-explained",
  "your-first-eye-examination",
  "default",
] as const;

export type CoverName = (typeof coverNames)[number];
