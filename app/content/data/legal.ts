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

/** The day on which each document last changed, as a calendar date. Whoever changes its words changes this too. */
export const lastUpdated = {
  privacy: "2026-11-23",
  terms: "2026-11-21",
} as const;

/** Hours of notice a visit is cancelled with; both languages say them in words of their own. */
export const cancellationNoticeHours = 24;

/** localStorage entry with the reader's acceptance of the terms, `"true"` or `"false"` (REQ-LEGAL-6). */
export const acceptedTermsKey = "accepted-terms";

/** sessionStorage entry of a tab whose reader has pressed the button of a mail link: when, in milliseconds since the epoch. */
export const mailLinkKey = "mail-link";
