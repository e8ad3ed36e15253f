import type { ServiceId } from "./services.ts";

/** Reasons for a message to a branch, in the order of the choices (REQ-VISIT-1). */
export const visitReasons = ["book", "change", "cancel", "late"] as const;

export type VisitReason = (typeof visitReasons)[number];

/** Purposes of a visit. None of them is a symptom (REQ-VISIT-2). */
export const visitPurposes = [
  "exam",
  "lasik",
  "cataract",
  "retina",
  "cornea",
  "squint",
  "lenses",
  "check",
  "question",
] as const;

export type VisitPurpose = (typeof visitPurposes)[number];

/** The purpose of each treatment, which a link of its page selects. */
export const purposeOfService = {
  "lasik-surgery": "lasik",
  "strabismus-surgery": "squint",
  "cataract-surgery": "cataract",
  "retinal-surgery": "retina",
  "corneal-ring-surgery": "cornea",
  "contact-lens": "lenses",
} as const satisfies Record<ServiceId, VisitPurpose>;

export const dayParts = ["morning", "evening", "either"] as const;

export type DayPart = (typeof dayParts)[number];

/** How late a patient is, in minutes. */
export const delays = ["10", "20", "30", "more"] as const;

export type Delay = (typeof delays)[number];

/** The terms ask for a change or a cancellation this long before the appointment, in hours (REQ-VISIT-4). */
export const hoursOfNotice = 24;

/** Assumed length of a visit in a calendar, in minutes: the longest time that the site names for a consultation. */
export const visitLength = 60;
