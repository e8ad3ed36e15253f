import type { PluralForms } from "~/i18n/plural.ts";
import type { AboutWords } from "./about.types.ts";
import type { AccessibilityWords } from "./accessibility.types.ts";
import type { AccountWords } from "./account.types.ts";
import type { BookingWords, BranchesPageWords, BranchWords } from "./branches.types.ts";
import type { PhotographedBranchId } from "./data/branch-facts.ts";
import type { BranchId } from "./data/branches.ts";
import type { DoctorId, PhotographedDoctorId } from "./data/doctors.ts";
import type { ServiceId } from "./data/services.ts";
import type { PhotographedStaffId, StaffId } from "./data/staff.ts";
import type { Statistic } from "./data/statistics.ts";
import type {
  DoctorProfileWords,
  DoctorsPageWords,
  DoctorWords,
  StaffWords,
} from "./doctors.types.ts";
import type { GamesWords } from "./games.types.ts";
import type { HoursWords, NextOpening } from "./hours.types.ts";
import type { IrisGeneratorWords } from "./iris-generator.types.ts";
import type { LegalContent } from "./legal.types.ts";
import type { ClosingWords, MetadataWords, PhotoWords } from "./page.types.ts";
import type { QuestionsContent } from "./questions.types.ts";
import type { SearchFieldWords, SearchWords } from "./search.types.ts";
import type { ServicesContent } from "./services.types.ts";
import type { ViewsWords } from "./simulator.types.ts";
import type { TriageWords } from "./triage.types.ts";

/** Words that stand around every page. */
export interface ShellWords {
  brand: string;
  /** Below the icon on a telephone, where about twelve letters fit. */
  brandShort: string;
  /** Beside the mark. */
  tagline: string;
  /** Of the main branch, as its card has it; for search engines, on every page. */
  address: readonly [street: string, town: string, country: string];
  /** First line of the page, above the header. */
  certificate: string;
  skipLink: string;
  navigationLabel: string;
  navigation: Record<NavigationKey, string>;
  /** Of the field that looks through the site: in the header, in the menu and on the not-found page. */
  search: SearchFieldWords;
  /** Header and menu button. */
  bookAppointment: string;
  /** The same in the header of a telephone, where one word fits; its name is said in full. */
  book: string;
  callLabel: string;
  menu: { open: string; close: string; label: string; quickLinks: string };
  /** Sections of the home page the menu leads to. */
  anchors: Record<"services" | "why-choose-us" | "doctors", string>;
  /** Phone bar. */
  actionBar: { label: string; call: string; urgent: string; chat: string; directions: string };
  footer: FooterWords;
  /** While the list or an article is fetched in the browser. */
  loadingArticles: { list: string; article: string };
  /** Name of the button that leads up a long page. */
  backToTop: string;
  newTab: string;
  /** On a page that comes from a reader's own copies, for want of a network: `{date}` and `{time}` in Oman are those of the copy. */
  keptCopy: string;
  reading: ReadingWords;
}

/** Large print, and the page read aloud. */
export interface ReadingWords {
  /** Leads to the page in large print. */
  large: string;
  /** Leads back from there. */
  ordinary: string;
  print: string;
  /** Before the address of the page on paper. */
  address: string;
  /** Begins to read aloud. */
  listen: string;
  /** Name of the bar with the commands. */
  bar: string;
  pause: string;
  goOn: string;
  stop: string;
  previous: string;
  next: string;
  /** Of the steps of speed. */
  speed: string;
  speeds: Readonly<Record<"slow" | "usual" | "fast", string>>;
}

/** The last-resort page. */
export interface FailureWords {
  title: string;
  text: string;
  home: string;
  retry: string;
}

export type NavigationKey =
  | "home"
  | "about"
  | "doctors"
  | "services"
  | "articles"
  | "insurance"
  | "branches"
  | "faq";

interface FooterWords {
  promise: string;
  games: { question: string; link: string };
  servicesTitle: string;
  clinicTitle: string;
  bookConsultation: string;
  hoursTitle: string;
  /** The footer's own hours, labelled as such (REQ-HOURS-2). */
  hours: readonly { days: string; hours: string }[];
  hoursDiffer: string;
  hoursLink: string;
  contactTitle: string;
  /** Of the clinic's two numbers. */
  phones: readonly [first: string, second: string];
  social: Record<"facebook" | "instagram" | "linkedin", string>;
  /** Leads to "Now / Today / Book" (REQ-TRIAGE-1). */
  urgent: string;
  legalTitle: string;
  legal: Record<"privacy" | "terms" | "accessibility", string>;
  advertisingApproval: string;
}

export interface ServiceWords {
  name: string;
  /** More than three; a home card shows the first three. */
  benefits: readonly string[];
  /** Caption of the figure: the treated part of the eye. */
  part: string;
}

export interface HomeWords {
  metadata: MetadataWords;
  hero: {
    /** One entry per line of the headline. */
    title: readonly string[];
    lead: string;
    book: string;
    explore: string;
    /** Leads to "Now / Today / Book" on the same page. */
    urgent: string;
    /**
     * The time in Muscat and who is open. `{time}` is a clock time, `{cities}` those of the branches with the same hours,
     * `{city}` that of the branch that opens first, `{day}` a weekday and `{date}` a long date.
     */
    now: {
      clock: string;
      open: string;
      until: string;
      /** Two of a list: `{before}` is what came so far, `{next}` the next city, the last one, or what has hours of its own. */
      nextCity: string;
      lastCity: string;
      otherHours: string;
      closed: string;
      opensToday: string;
      opensLater: NextOpening;
    };
    factsLabel: string;
    /** The hero counter (150K+) and the sentence beside it. */
    patients: { count: string; text: string };
    certificate: string;
    equipment: string;
    locations: string;
  };
  /** `hours` says which of the clinic's hours the rows follow (REQ-HOURS-2). */
  branches: { title: string; hours: string; all: string };
  services: { title: readonly string[]; all: string; more: string; figure: string };
  statistics: {
    title: string;
    /** Word for a thousand after an abbreviated figure; empty where a letter stands on the figure. */
    thousand: string;
    items: Record<Statistic["key"], { label: string; description: string }>;
  };
  why: {
    title: readonly string[];
    link: string;
    features: readonly { icon: FeatureIcon; title: string; text: string }[];
  };
  doctors: {
    title: readonly string[];
    all: string;
    profile: string;
    experience: PluralForms;
    moreSpecialties: PluralForms;
  };
  questions: { title: string; lead: string; all: string };
  /** Over covers of the newest articles. */
  articles: { title: string; all: string };
  closing: ClosingWords;
}

export type FeatureIcon = "founders" | "equipment" | "award" | "people";

export interface ArticlesWords {
  metadata: MetadataWords;
  /** What search engines and shared links read of the list's further pages; `#` is the number of the page. */
  numbered: { title: string; description: string };
  title: string;
  subtitle: string;
  home: string;
  breadcrumb: string;
  readMore: string;
  readingTime: PluralForms;
  /** Display names of the categories and authors that the database stores in English. */
  categories: Record<string, string>;
  authors: Record<string, string>;
  empty: { title: string; text: string; retry: string };
  /** On the list and on an article while the data service fails: `{date}` and `{time}` in Oman are those of what is shown. */
  asOf: string;
  back: string;
  written: { author: string; published: string };
  callout: { title: string; text: string; action: string };
  /** Over the links to the treatments that an article belongs to, at the end of its body. */
  treatments: string;
  related: string;
  /** Below the cards, when there are more pages than one. */
  pager: {
    /** Name of the row of pages, for those who hear it. */
    label: string;
    previous: string;
    next: string;
    /** `#` is a number: heard for each number of the row, and the last step of the breadcrumb of a further page. */
    page: string;
  };
  closing: ClosingWords;
}

/** Names of what the by-line of a treatment or an article says; each is there only with a real value (`data/bylines.ts`). */
export interface BylineWords {
  /** Names the list for those who hear it. */
  label: string;
  writtenBy: string;
  reviewedBy: string;
  lastChecked: string;
  nextCheck: string;
}

/** The page that stands in for another where there is no network and no copy of it. */
export interface OfflineWords {
  metadata: MetadataWords;
  title: string;
  lead: string;
  /** To the branches, to what is urgent and how to book, and to the page that was asked for. */
  branches: string;
  booking: string;
  again: string;
}

export interface NotFoundWords {
  metadata: MetadataWords;
  title: string;
  text: string;
  home: string;
  contact: string;
}

/** Everything the site says in one language. Both language modules satisfy it, so a missing word does not compile. */
export interface Content extends ServicesContent, QuestionsContent, LegalContent {
  /** The language's own keywords; the first 20 follow a page's keywords. */
  keywords: readonly string[];
  shell: ShellWords;
  services: Record<ServiceId, ServiceWords>;
  doctors: Record<DoctorId, DoctorWords> & Record<PhotographedDoctorId, PhotoWords>;
  home: HomeWords;
  about: AboutWords;
  doctorsPage: DoctorsPageWords;
  doctorProfiles: Record<DoctorId, DoctorProfileWords>;
  staff: Record<StaffId, StaffWords> & Record<PhotographedStaffId, PhotoWords>;
  branches: Record<BranchId, BranchWords> & Record<PhotographedBranchId, PhotoWords>;
  hours: HoursWords;
  triage: TriageWords;
  views: ViewsWords;
  branchesPage: BranchesPageWords;
  booking: BookingWords;
  games: GamesWords;
  ownIris: IrisGeneratorWords;
  accessibility: AccessibilityWords;
  articles: ArticlesWords;
  byline: BylineWords;
  search: SearchWords;
  offline: OfflineWords;
  notFound: NotFoundWords;
  account: AccountWords;
}
