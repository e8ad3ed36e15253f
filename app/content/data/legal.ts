/** Sections of the privacy policy, in the specification's order. */
export const privacySectionIds = [
  "introduction",
  "information-collected",
  "use",
  "sharing",
  "cookies",
  "security",
  "rights",
  "third-party-links",
  "changes",
  "contact",
] as const;

export type PrivacySectionId = (typeof privacySectionIds)[number];

/** Sections of the terms, ten like those of the policy (REQ-LEGAL-5). */
export const termsSectionIds = [
  "introduction",
  "use",
  "health-information",
  "appointments",
  "cancellation",
  "payment",
  "account",
  "content-and-links",
  "responsibility",
  "law-and-contact",
] as const;

export type TermsSectionId = (typeof termsSectionIds)[number];

/** Calendar date of the last change of each document. Change it with the document's words. */
export const lastUpdated = {
  privacy: "2026-11-28",
  terms: "2026-11-21",
} as const;

/** localStorage key of the visitor's acceptance of the terms, `"true"` or `"false"` (REQ-LEGAL-6). */
export const acceptedTermsKey = "accepted-terms";
