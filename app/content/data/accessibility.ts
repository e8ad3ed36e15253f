/** Sections of the accessibility statement in order; an id is also the id of its section. */
export const accessibilitySections = [
  "commitment",
  "keyboard",
  "screen-readers",
  "contrast",
  "languages",
  "testing",
  "limits",
  "contact",
] as const;

export type AccessibilitySectionId = (typeof accessibilitySections)[number];

/** The three tools that the statement describes. */
export const accessibilityTools = ["text", "contrast", "languages"] as const;

export type AccessibilityToolId = (typeof accessibilityTools)[number];

/** Date of the last comparison of the statement with the site. Change it with the statement. */
export const accessibilityUpdated = "2026-11-21";
