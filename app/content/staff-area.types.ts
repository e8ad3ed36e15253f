import type { MetadataWords } from "./page.types.ts";
import type { StaffFactorWords } from "./staff-factor.types.ts";

/** Words of the area for staff, by screen. */
export interface StaffAreaWords {
  frame: StaffFrameWords;
  factor: StaffFactorWords;
  titles: Record<StaffScreen, { metadata: MetadataWords; title: string }>;
}

/** The screens of the area, each with an address. */
export type StaffScreen = "today" | "notice" | "hours" | "articles" | "article";

/** Words around every screen. */
export interface StaffFrameWords {
  /** Below the name of the clinic. */
  tagline: string;
  /** Accessible name of the navigation. */
  navigationLabel: string;
  navigation: Record<Exclude<StaffScreen, "article">, string>;
  account: string;
  /** Shown to an account without a role. */
  noRole: string;
  /** Shown without JavaScript. */
  needsScript: string;
  /** Errors of a call, when no field is at fault. */
  failures: Record<"signedOut" | "unreachable" | "unexpected" | "role", string>;
}
