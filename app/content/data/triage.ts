import { confirmed } from "./fact.ts";
import { pathOf } from "./pages.ts";

/** Emergency number of the police in Oman (REQ-TRIAGE-1). */
export const emergencyNumber = confirmed("9999");

/** Signs of each line. Triage, search (`warning-sign-words.ts` maps queries to these ids) and articles share the list. */
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

/** Id of the block "Now / Today / Book", in its full and in its short form. */
export const urgentId = "urgent";

/** Address of its full form. */
export const urgentPath = `${pathOf("booking")}#${urgentId}`;
