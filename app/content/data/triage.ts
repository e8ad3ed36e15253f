import { confirmed } from "./fact.ts";
import { pathOf } from "./pages.ts";

/** The number of Oman's police for emergencies (REQ-TRIAGE-1). */
export const emergencyNumber = confirmed("9999");

/**
 * The signs of each line. One list for the triage, the search
 * (`patients-words.ts` maps what patients type to these ids) and the articles.
 */
export const triageSigns = {
  now: ["chemical", "sight-loss", "injury", "curtain", "severe-pain"],
  today: [
    "flashes-floaters",
    "painful-red-eye",
    "contact-lens",
    "after-operation",
    "double-vision",
    "white-pupil",
  ],
  book: ["mild-red-eye", "slow-change"],
} as const;

export type Urgency = keyof typeof triageSigns;

export type SignId<Of extends Urgency = Urgency> = (typeof triageSigns)[Of][number];

/** Id of the block "Now / Today / Book", in its full and its short form. */
export const urgentId = "urgent";

/** Where other pages lead to its full form. */
export const urgentPath = `${pathOf("booking")}#${urgentId}`;
