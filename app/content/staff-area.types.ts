import type { MetadataWords } from "./page.types.ts";
import type { StaffArticlesWords } from "./staff-articles.types.ts";
import type { StaffFactorWords } from "./staff-factor.types.ts";
import type { StaffHoursWords } from "./staff-hours.types.ts";
import type { StaffNoticeWords } from "./staff-notice.types.ts";
import type { StaffReviewWords } from "./staff-review.types.ts";
import type { StaffTodayWords } from "./staff-today.types.ts";

/** Words of the area for staff, by screen. */
export interface StaffAreaWords {
  frame: StaffFrameWords;
  factor: StaffFactorWords;
  notice: StaffNoticeWords;
  hours: StaffHoursWords;
  today: StaffTodayWords;
  articles: StaffArticlesWords;
  review: StaffReviewWords;
  titles: Record<StaffScreen | "article" | "review", { metadata: MetadataWords; title: string }>;
}

/** The screens in the navigation of the area. */
export type StaffScreen = "today" | "notice" | "hours" | "articles";

/** Words around every screen. */
export interface StaffFrameWords {
  /** Below the name of the clinic. */
  tagline: string;
  /** Accessible name of the navigation. */
  navigationLabel: string;
  navigation: Record<StaffScreen, string>;
  account: string;
  /** Shown to an account without a role. */
  noRole: string;
  loading: string;
  /** The button that reads again. */
  retry: string;
  /** Errors of a call, when no field is at fault. */
  failures: Record<"signedOut" | "signIn" | "unreachable" | "unexpected" | "role", string>;
}
