import type { ServiceId } from "./services.ts";

/** Reasons for a message to a branch, in the order of the choices (REQ-VISIT-1). */
export const visitReasons = ["book", "change", "cancel", "late"] as const;

export type VisitReason = (typeof visitReasons)[number];

/** Purposes of a visit. None of them is a symptom (REQ-VISIT-2). */
export const visitPurposes = ["exam", "lasik", "cataract", "lenses", "check", "question"] as const;

export type VisitPurpose = (typeof visitPurposes)[number];

/** The purpose that a link of a treatment selects; the visit begins with an examination for the treatments without one. */
export const purposeOfService: Readonly<Record<ServiceId, VisitPurpose>> = {
  "lasik-surgery": "lasik",
  "strabismus-surgery": "exam",
  "cataract-surgery": "cataract",
  "retinal-surgery": "exam",
  "corneal-ring-surgery": "exam",
  "contact-lens": "lenses",
};

export const dayParts = ["morning", "evening", "either"] as const;

export type DayPart = (typeof dayParts)[number];

/** How late a patient is, in minutes. */
export const delays = ["10", "20", "30", "more"] as const;

export type Delay = (typeof delays)[number];

/** The terms ask for a change or a cancellation this long before the appointment, in hours (REQ-VISIT-4). */
export const hoursOfNotice = 24;

/** Assumed length of a visit in a calendar, in minutes: the upper end of what the site says of a consultation. */
export const visitLength = 60;
