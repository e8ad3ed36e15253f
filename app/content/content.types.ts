import type { PluralForms } from "~/i18n/plural.ts";
import type { AboutWords } from "./about.types.ts";
import type { AccessibilityWords } from "./accessibility.types.ts";
import type { AccountWords } from "./account.types.ts";
import type { BookingWords, BranchesPageWords, BranchWords } from "./branches.types.ts";
import type { PhotographedBranchId } from "./data/branch-facts.ts";
import type { BranchId } from "./data/branches.ts";
import type { CareTeamId, PhotographedCareTeamId } from "./data/care-team.ts";
import type { DoctorId, PhotographedDoctorId } from "./data/doctors.ts";
import type { ServiceId } from "./data/services.ts";
import type { Statistic } from "./data/statistics.ts";
import type {
  CareTeamWords,
  DoctorProfileWords,
  DoctorsPageWords,
  DoctorWords,
} from "./doctors.types.ts";
import type { GamesWords } from "./games.types.ts";
import type { HoursWords, NextOpening } from "./hours.types.ts";
import type { IrisGeneratorWords } from "./iris-generator.types.ts";
import type { LegalContent } from "./legal.types.ts";
import type { DropsNightWords, MyDropsWords } from "./my-drops.types.ts";
import type { NoticesWords } from "./notices.types.ts";
import type { ClosingWords, MetadataWords, PhotoWords } from "./page.types.ts";
import type { ProofWords } from "./proof.types.ts";
import type { QuestionsContent } from "./questions.types.ts";
import type { SearchFieldWords, SearchWords } from "./search.types.ts";
import type { ServicesContent } from "./services.types.ts";
import type { ViewsWords } from "./simulator.types.ts";
import type { StaffAreaWords } from "./staff-area.types.ts";
import type { TriageWords } from "./triage.types.ts";
import type { VisitPageWords } from "./visit.types.ts";

/** Words of the layout, on every page. */
export interface ShellWords {
  brand: string;
  /** Name below the icon on a phone, with room for about twelve letters. */
  brandShort: string;
  /** Shown beside the brand mark. */
  tagline: string;
  /** Address of the main branch as in its card; on every page for search engines. */
  address: readonly [street: string, town: string, country: string];
  /** First line of the page, above the header. */
  certificate: string;
  skipLink: string;
  navigationLabel: string;
  navigation: Record<NavigationKey, string>;
  /** Words of the search field in the header, in the menu and on the not-found page. */
  search: SearchFieldWords;
  /** Label of the button in header and menu. */
  bookAppointment: string;
  /** Short form for the header of a phone, with room for one word; the accessible name is the full label. */
  book: string;
  callLabel: string;
  menu: { open: string; close: string; label: string; quickLinks: string };
  /** Sections of the home page that the menu links to. */
  anchors: Record<"services" | "why-choose-us" | "doctors", string>;
  /** Words of the phone bar. */
  phoneBar: { label: string; call: string; urgent: string; chat: string; directions: string };
  footer: FooterWords;
  /** Shown while the browser loads the list or an article. */
  loadingArticles: { list: string; article: string };
  /** Accessible name of the button that scrolls a long page to its top. */
  backToTop: string;
  newTab: string;
  largePrint: LargePrintWords;
}

/** Words of large print. */
export interface LargePrintWords {
  /** Link to the page in large print. */
  link: string;
  /** Link back to the ordinary page. */
  ordinary: string;
  print: string;
  /** Label before the page's address in print. */
  address: string;
}

export interface ReadAloudWords {
  /** Label of the button that starts reading aloud. */
  listen: string;
  /** Accessible name of the bar with the controls. */
  bar: string;
  pause: string;
  goOn: string;
  stop: string;
  previous: string;
  next: string;
  /** Label of the speed steps. */
  speed: string;
  speeds: Readonly<Record<"slow" | "usual" | "fast", string>>;
}

/** Words of the error page. */
export interface ErrorPageWords {
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
  /** The footer's own hours, with their label (REQ-HOURS-2). */
  hours: readonly { days: string; hours: string }[];
  hoursDiffer: string;
  hoursLink: string;
  contactTitle: string;
  /** Labels of the clinic's two numbers. */
  phones: readonly [first: string, second: string];
  social: Record<"facebook" | "instagram" | "linkedin", string>;
  /** Link to "Now / Today / Book" (REQ-TRIAGE-1). */
  urgent: string;
  legalTitle: string;
  legal: Record<"privacy" | "terms" | "accessibility", string>;
  advertisingApproval: string;
}

export interface ServiceWords {
  name: string;
  /** A service has more than three; a home card shows the first three. */
  benefits: readonly string[];
  /** Caption of the figure: the part of the eye that is treated. */
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
    /** Link to "Now / Today / Book" on the same page. */
    urgent: string;
    /**
     * The time in Muscat and the open branches. `{time}` is a clock time, `{cities}` lists the branches with the same
     * hours, `{city}` is the branch that opens first, `{day}` a weekday and `{date}` a long date.
     */
    now: {
      clock: string;
      open: string;
      until: string;
      /**
       * Joins two parts of a list: `{before}` is the list so far, `{next}` the next city, the last city, or a part
       * with hours of its own.
       */
      nextCity: string;
      lastCity: string;
      otherHours: string;
      closed: string;
      opensToday: string;
      opensLater: NextOpening;
    };
    factsLabel: string;
    /** The counter of the hero (150K+) and the sentence beside it. */
    patients: { count: string; text: string };
    certificate: string;
    equipment: string;
    locations: string;
  };
  /** `hours` names the weekly table that the rows use (REQ-HOURS-2). */
  branches: { title: string; hours: string; all: string };
  services: { title: readonly string[]; all: string; more: string; figure: string };
  statistics: {
    title: string;
    /** Word for a thousand after an abbreviated figure; empty when a letter follows the figure. */
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
  /** Heading above the covers of the newest articles. */
  articles: { title: string; all: string };
  closing: ClosingWords;
}

export type FeatureIcon = "founders" | "equipment" | "award" | "people";

export interface ArticlesWords {
  metadata: MetadataWords;
  /**
   * Title and description of the list's further pages for search engines and shared links; `#` is the page number.
   */
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
  /**
   * Shown on the list and on an article while the backend fails: `{date}` and `{time}`, in Oman, are those of
   * the shown data.
   */
  staleNote: string;
  back: string;
  written: { author: string; published: string };
  callout: { title: string; text: string; action: string };
  /** Heading of the links to the related treatments at the end of an article's body. */
  treatments: string;
  related: string;
  /** Shown below the cards when the list has several pages. */
  pager: {
    /** Accessible name of the pager. */
    label: string;
    previous: string;
    next: string;
    /**
     * Accessible name of each number of the pager, and the last step of a further page's breadcrumb; `#` is the
     * number.
     */
    page: string;
  };
  closing: ClosingWords;
}

/**
 * Labels of the by-line of a treatment or an article; a label is shown only with a real value (`data/bylines.ts`).
 */
export interface BylineWords {
  /** Accessible name of the list. */
  label: string;
  writtenBy: string;
  reviewedBy: string;
  lastChecked: string;
  nextCheck: string;
}

/** The fallback page when there is no network and no copy of the requested page. */
export interface OfflineWords {
  metadata: MetadataWords;
  title: string;
  lead: string;
  /** Links to the branches, to the urgent advice with booking, and to the requested page. */
  branches: string;
  booking: string;
  again: string;
  /** Shown on an offline copy: `{date}` and `{time}`, in Oman, are those of the copy. */
  notice: {
    copy: string;
    /** On a page that needs no server: its content does not depend on when it was copied. */
    tool: string;
  };
}

export interface NotFoundWords {
  metadata: MetadataWords;
  title: string;
  text: string;
  home: string;
  contact: string;
}

/**
 * Everything the site says in one language. The modules of both languages implement it, so a missing word does not
 * compile.
 */
export interface Content extends ServicesContent, QuestionsContent, LegalContent {
  /** The language's general keywords; its first 20 follow the keywords of a page. */
  keywords: readonly string[];
  shell: ShellWords;
  services: Record<ServiceId, ServiceWords>;
  doctors: Record<DoctorId, DoctorWords> & Record<PhotographedDoctorId, PhotoWords>;
  home: HomeWords;
  about: AboutWords;
  doctorsPage: DoctorsPageWords;
  doctorProfiles: Record<DoctorId, DoctorProfileWords>;
  careTeam: Record<CareTeamId, CareTeamWords> & Record<PhotographedCareTeamId, PhotoWords>;
  branches: Record<BranchId, BranchWords> & Record<PhotographedBranchId, PhotoWords>;
  hours: HoursWords;
  notices: NoticesWords;
  triage: TriageWords;
  views: ViewsWords;
  branchesPage: BranchesPageWords;
  booking: BookingWords;
  visit: VisitPageWords;
  myDrops: MyDropsWords;
  /** Apart from the other words of the page: the build puts what files share into the script of every island. */
  myDropsNight: DropsNightWords;
  proof: ProofWords;
  games: GamesWords;
  irisGenerator: IrisGeneratorWords;
  accessibility: AccessibilityWords;
  articles: ArticlesWords;
  byline: BylineWords;
  readAloud: ReadAloudWords;
  search: SearchWords;
  offline: OfflineWords;
  notFound: NotFoundWords;
  account: AccountWords;
  staffArea: StaffAreaWords;
}
