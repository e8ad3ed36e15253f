import type { PluralForms } from "~/i18n/plural.ts";
import type { CapColour, Eye, OnceTime } from "./data/drops.ts";
import type { HoursWords } from "./hours.types.ts";
import type { BreadcrumbWords, MetadataWords, PageHeadWords } from "./page.types.ts";

/** Words of the page with a patient's eye drops. The page names no drug and no dose of its own. */
export interface MyDropsWords extends PageHeadWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  view: MyDropsViewWords;
  sheet: DropsSheetWords;
}

/** Words of the timetable that is also printed in the other language. */
export interface DropsSheetWords {
  title: string;
  /** `{from}` and `{to}` are dates. */
  week: string;
  /** Before an empty line for a date. */
  weekFrom: string;
  time: string;
  drop: string;
  eye: string;
  /** Placeholders: `{times}` and `{date}`. */
  timesUntil: string;
  /** `{before}` and `{next}` are doses, one after the other. */
  timesThen: string;
  /** After an empty line for the number. */
  timesByHand: string;
  /** Placeholders: `{date}`, `{name}` and `{times}`. */
  nextChange: string;
  /** Placeholders: `{date}` and `{name}`. */
  nextStop: string;
  /** `{date}` is the day after the last one of the page. */
  newPage: string;
  /** How to fill in the empty page. */
  byHand: string;
  /** For a clinician to approve (REQ-CLAIM-3). */
  wait: string;
  askDoctor: string;
  clinic: string;
  /** A bottle without a name; `{number}` is its place in the list. */
  unnamed: string;
  eyes: Record<Eye, string>;
  times: PluralForms & { once: string; twice: string };
}

/** Words of a night of Ramadan. A file of their own, which is loaded only where Ramadan is offered. */
export interface DropsNightWords {
  times: { label: string; usual: string; ramadan: string };
  title: string;
  iftar: string;
  suhoor: string;
  dashed: string;
  sleep: { from: string; to: string };
  /** Before the times of usual days. */
  asPrescribed: string;
  /** Placeholder: `{name}`. */
  misfit: string;
  /** `{times}`. For a clinician to approve, as `misfit` and `dashed`. */
  reason: string;
  /** Placeholder: `{branch}`. */
  call: string;
  /** Placeholder: `{city}`. */
  mosque: string;
}

/** Words of the two views: the bottles and the day. */
export interface MyDropsViewWords {
  bottles: string;
  first: {
    text: string;
    action: string;
    /** Before the names of the other fields of a bottle. */
    asked: string;
  };
  ring: {
    name: string;
    /** Short ones, for the labels. */
    dayParts: HoursWords["dayParts"];
  };
  add: string;
  full: string;
  change: string;
  noEnd: string;
  bottle: {
    name: string;
    cap: string;
    caps: Record<CapColour, string>;
    eye: string;
    eyes: Record<Eye, string>;
    steps: string;
    firstDay: string;
    firstDayError: string;
    days: string;
    daysError: string;
    lastDay: string;
    /** `{from}` and `{to}` are dates. */
    lastDayError: string;
    fewerTimes: string;
    moreTimes: string;
    fewerDays: string;
    moreDays: string;
    noEnd: string;
    /** When a drop is due once a day. */
    onceAt: Record<OnceTime, string>;
    /** `{from}` and `{to}` are dates. */
    range: string;
    rangeThenStop: string;
    from: string;
    addStep: string;
    removeStep: string;
    done: string;
    remove: string;
  };
  awake: {
    title: string;
    to: string;
    note: string;
    getUp: string;
    goToBed: string;
    earlier: string;
    later: string;
  };
  storage: {
    title: string;
    text: string;
    store: string;
    stored: string;
    delete: string;
    deleted: string;
    undo: string;
    failed: string;
  };
  showDay: string;
  day: {
    title: string;
    back: string;
    previous: string;
    next: string;
    drops: PluralForms;
    none: string;
    nextDose: string;
    /** Placeholders: `{drops}` and `{hours}`. */
    tooMany: string;
    hours: PluralForms;
    crowded: string;
    print: string;
    calendar: string;
    /** Placeholder: `{name}`. */
    calendarTitle: string;
  };
  paper: {
    title: string;
    language: string;
    both: string;
    large: string;
  };
}
