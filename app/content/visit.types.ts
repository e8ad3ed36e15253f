import type { PluralForms } from "~/i18n/plural.ts";
import type { DayPart, Delay, VisitPurpose, VisitReason } from "./data/visit.ts";
import type { BreadcrumbWords, MetadataWords, PageHeadWords } from "./page.types.ts";

/**
 * Sentences of the messages to a branch. `{branch}`, `{purpose}`, `{day}`, `{part}`, `{insurer}`, `{date}`, `{time}` and
 * `{late}` are the patient's choices.
 */
export interface VisitMessageWords {
  book: string;
  bookFor: string;
  question: string;
  day: string;
  dayPart: string;
  dayEither: string;
  part: string;
  insured: string;
  otherInsurance: string;
  escort: string;
  wheelchair: string;
  answer: string;
  change: string;
  changeAt: string;
  newDay: string;
  newDayPart: string;
  otherTime: string;
  cancel: string;
  cancelAt: string;
  late: string;
  lateAt: string;
  lateBy: string;
  lateMore: string;
  lateEnd: string;
  thanks: string;
  purposes: Record<Exclude<VisitPurpose, "question">, string>;
  parts: Record<Exclude<DayPart, "either">, string>;
  delays: Record<Exclude<Delay, "more">, string>;
}

/** Words of the page that plans a visit, with its head. */
export interface VisitPageWords extends PageHeadWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  view: VisitWords;
  messages: VisitMessageWords;
  /** The messages as links, for a page without JavaScript. */
  ready: { change: string; cancel: string; late: string; branches: string };
}

/** Words of the choices, of the message's frame, and of the page for a companion. */
export interface VisitWords {
  /** Legends of the groups of choices. */
  legends: Record<
    | "reason"
    | "branch"
    | "purpose"
    | "day"
    | "newDay"
    | "part"
    | "insurer"
    | "prepare"
    | "answer"
    | "appointment"
    | "late",
    string
  >;
  reasons: Record<VisitReason, string>;
  purposes: Record<VisitPurpose, string>;
  /** `{branch}` and the `{places}` that offer the chosen treatment. */
  otherBranches: string;
  parts: Record<DayPart, string>;
  /** The hours of a part of a day with one session: it begins at `{time}`, or ends then. */
  partFrom: string;
  partUntil: string;
  otherInsurer: string;
  escort: string;
  wheelchair: string;
  delays: Record<Delay, string>;
  date: string;
  time: string;
  /** Names of the buttons beside the date and the time. */
  dayEarlier: string;
  dayLater: string;
  earlier: string;
  later: string;
  laterWeek: string;
  earlierWeek: string;
  seeMessage: string;
  message: {
    title: string;
    branch: string;
    nothingSent: string;
    noHealth: string;
    whatsApp: string;
    sms: string;
    copy: string;
    copied: string;
    copyByHand: string;
    offline: string;
  };
  /** `closed` contains `{branch}`, the texts about the time left contain `{duration}`. */
  notice: { rule: string; inTime: string; tooLate: string; past: string; closed: string };
  quickerCall: string;
  /** `{branch}` and its `{hours}` of today. */
  hoursToday: string;
  agreed: { title: string; calendar: string; send: string; missing: string };
  calendar: { title: string; bring: string; alarm: string };
  companion: {
    title: string;
    way: string;
    calendar: string;
    where: string;
    hours: string;
    closed: string;
    callFirst: string;
    call: string;
    larger: string;
    notice: string;
    askFirst: string;
    bring: string;
    bringText: string;
    drive: string;
    driveText: string;
    past: string;
    unreadable: string;
    plan: string;
    days: PluralForms;
  };
  duration: { days: PluralForms; hours: PluralForms; and: string };
}
