import type {
  LensId,
  LensMark,
  LensScenario,
  MethodAspect,
  MethodFamily,
} from "./data/comparison-facts.ts";
import type { InsurerId, PlanTileId } from "./data/insurance.ts";
import type { RelatedSlug, RiskLevel, ServiceTileKey } from "./data/service-facts.ts";
import type { ServiceId } from "./data/services.ts";
import type { ClosingWords, MetadataWords } from "./page.types.ts";
import type { QuestionWords } from "./questions.types.ts";

/** Words that stand on all six service pages, once. */
export interface ServicePageFrameWords {
  /** Names of the first two steps of the breadcrumb Home > Services > page, and of the list itself. */
  breadcrumb: { label: string; home: string; services: string };
  /** The two buttons of the hero and of the closing band: to /book-consultation and to /insurance. */
  actions: { book: string; insurance: string };
  /** The figure on the dial: the name of its choice, the two states, and what kind of drawing it is. */
  light: { choose: string; before: string; after: string; note: string };
  /** Accessible name of the ruled row of four key facts under the hero. */
  factsLabel: string;
  /** Heading of the contents list beside the sections. */
  contentsLabel: string;
  /** Short names of the sections in the contents list; option groups and what is included bring their own. */
  contents: Record<
    | "suitability"
    | "view"
    | "risks"
    | "before"
    | "during"
    | "after"
    | "signs"
    | "price"
    | "questions"
    | "who"
    | "reading",
    string
  >;
  /** What frames the risks and limits of a treatment. */
  risks: {
    /** The h2. */
    title: string;
    /** Under the h2. */
    lead: string;
    /** How often, in a word, and whom it meets; never a rate, until the clinic has its own. */
    levels: Record<RiskLevel, { name: string; who: string }>;
    /** Leads to the emergency box of the part about the time after. */
    signs: string;
  };
  /** What frames that on which the price depends; the site names no price. */
  price: {
    /** The h2. */
    title: string;
    /** Before the page's own points. */
    lead: string;
    /** Whom to ask, and what. */
    ask: string;
    /** Leads to the branches of the same page. */
    branches: string;
    /** Insurance and instalments by name; the link after it is `actions.insurance`. */
    pay: string;
  };
  /** Heading over the four questions. */
  questionsTitle: string;
  who: {
    /** Heading over the doctors and branches of the treatment. */
    title: string;
    /** Beside a branch; `{treatment}` is `services[id].name`. */
    here: string;
    /** After that where no doctor of the branch is named for it. */
    ask: string;
    /** For a reader who has chosen a branch that does not list the treatment; `{branch}` is its name. */
    ownBranch: {
      /** Which branches do it: `{places}`; the same for every branch. */
      elsewhere: string;
      /** With which of its `{offers}` a reader can start there. */
      start: string;
      /** Instead of that, where the branch lists nothing to start with. */
      call: string;
    };
  };
  /** Heading over the links to articles. */
  readingTitle: string;
  /** Titles of the articles that a service page links to, as the articles themselves have them. */
  articles: Record<RelatedSlug, string>;
  /** Last line of the sections and of the printed sheet: what a page can and cannot decide. */
  doctorDecides: string;
  /** What the printed sheet says around a page's own checklist. */
  sheet: {
    /** Button on the page that prints the sheet. */
    print: string;
    /** Names of the lines to fill in by hand. */
    appointment: string;
    branch: string;
    questions: string;
    /** Before the telephone number at the head of the sheet. */
    call: string;
  };
}

/**
 * Where the light goes in the eye before the treatment, and what the treatment changes: common public knowledge. Each
 * sentence needs a clinician's approval (`data/approvals.ts`, views).
 */
export interface LightWords {
  before: string;
  after: string;
}

/** Everything one service page says for itself. */
export interface ServicePageWords {
  metadata: MetadataWords;
  /** Last step of the breadcrumb. */
  breadcrumb: string;
  /** The h1. */
  title: string;
  /** Under the h1. */
  lead: string;
  /** Under the figure on the dial; the part named by the leader line is `services[id].part`. */
  light: LightWords;
  /** The ruled row under the hero: four facts, each a name and a value. */
  facts: readonly KeyFactWords[];
  /** First section: who the treatment is for. */
  suitability: SectionWords;
  /** Tables of methods, lenses or services; one group, on the contact-lens page two. */
  options: readonly OptionGroupWords[];
  /**
   * What can go wrong, and what the treatment does not do: common public knowledge without rates. Each sentence needs a
   * clinician's approval (`data/approvals.ts`).
   */
  risks: RisksWords;
  before: SectionWords;
  during: SectionWords;
  after: SectionWords;
  included: IncludedWords;
  /** On what the price depends, in points without a figure. */
  price: readonly string[];
  /** Four questions with their answers. */
  questions: readonly QuestionWords[];
  /** The night band at the end; its second button is the frame's insurance link. */
  closing: ClosingWords;
  /** The one-page sheet that its button prints. */
  visitSheet: VisitSheetWords;
  /** Read by search engines only (REQ-TREAT-15); says nothing that the page does not say. */
  procedure: ProcedureWords;
}

/** One cell of the row of key facts. */
interface KeyFactWords {
  label: string;
  value: string;
}

/** One section of a service page: heading, paragraphs, then points in time, then bullets, then the notes. */
export interface SectionWords {
  /** The h2. */
  title: string;
  paragraphs: readonly string[];
  /** Points in time, drawn as a timeline with rings. */
  steps?: readonly StepWords[];
  bullets?: readonly string[];
  /** Amber note with a link to another page; its target is in `data/service-facts.ts` (`sectionLinks`). */
  note?: LinkedNoteWords;
  /** Signs that cannot wait. */
  emergency?: EmergencySigns;
}

/** The signs of a treatment's emergency box, in the words of the triage; what to do stands in the triage itself. */
export interface EmergencySigns {
  now: readonly string[];
  today: readonly string[];
}

/** The paragraphs of each level, the most common first. */
export type RisksWords = Record<RiskLevel, readonly string[]>;

/** One ring of a timeline. */
export interface StepWords {
  when: string;
  text: string;
}

/** A sentence and the link after it. */
interface LinkedNoteWords {
  text: string;
  link: string;
}

/** One table of things that can be compared; on a phone each row becomes a block. */
export interface OptionGroupWords {
  /** Also the address of the section on the page. */
  id: string;
  /** Name in the contents list. */
  label: string;
  /** The h2. */
  title: string;
  /** Under the h2. */
  text: string;
  /** Before the table: the methods in families, side by side. */
  families?: MethodFamiliesWords;
  /** Before the table, which then folds up: the lenses at a glance. */
  glance?: LensGlanceWords;
  /** Over the table, where something stands before it. */
  each?: string;
  /** Column heads; on a phone they stand before the cell. `bestFor` and `tag` are there when the rows have them. */
  columns: { name: string; description: string; bestFor?: string; tag?: string };
  /** In the order of the ids in `data/service-facts.ts`. */
  items: readonly OptionWords[];
  /** Under the table. */
  closing?: string;
}

/**
 * The laser methods side by side, by the way the laser reaches the cornea: common public knowledge. Each sentence needs a
 * clinician's approval (`data/approvals.ts`).
 */
export interface MethodFamiliesWords {
  names: Record<MethodFamily, string>;
  /** One row of the comparison each: its name, and what it says of each family. */
  aspects: Record<MethodAspect, { name: string } & Record<MethodFamily, string>>;
}

/** The lenses at a glance, one row each; what each of them serves is `lensGlance` of the facts. */
export interface LensGlanceWords {
  /** Short names, for a column of a telephone. */
  names: Record<LensId, string>;
  /** Column heads; on a phone those of the marks are written upwards. */
  columns: Record<"name" | LensScenario, string>;
  /** The word that is heard for each disc, and what the key under the table says of it. */
  marks: Record<LensMark, { word: string; key: string }>;
  /** Under the key: what the last two columns mean. */
  note: string;
}

/** One row of the table. */
interface OptionWords {
  /** One of the ids in `data/service-facts.ts`. */
  id: string;
  name: string;
  description: string;
  /** Whom or what it suits (bestFor). */
  bestFor?: string;
  /** Short word on a chip: the kind of treatment. */
  tag?: string;
}

/** What comes with the treatment: a ruled card of items and one line under it. */
export interface IncludedWords {
  /** Name in the contents list. */
  label: string;
  /** The h2. */
  title: string;
  items: readonly string[];
  /** Amber line under the card. */
  note?: string;
}

/** The printed sheet "before your visit": heading and boxes to tick. */
interface VisitSheetWords {
  title: string;
  items: readonly string[];
}

/** Texts of the page's MedicalProcedure, named as schema.org names them. */
interface ProcedureWords {
  bodyLocation: string;
  preparation: string;
  howPerformed: string;
  followup: string;
}

/** Drawing beside a reason on the services overview. */
export type ServiceReasonIcon = "procedures" | "success" | "certificate" | "equipment";

/** The services overview. */
export interface ServicesPageWords {
  metadata: MetadataWords;
  breadcrumb: { label: string; home: string; current: string };
  /** The h1. */
  title: string;
  /** Under the h1. */
  lead: string;
  /** Accessible name of the four stat tiles. */
  tilesLabel: string;
  /** Word under the figure of each tile; the figures are `serviceTiles`. */
  tiles: Record<ServiceTileKey, string>;
  /** Over the six plates, and their two words. */
  cards: { title: string; more: string; figure: string };
  /** Why-choose section: four reasons within the specification's claims. */
  why: {
    title: string;
    reasons: readonly { icon: ServiceReasonIcon; title: string; text: string }[];
  };
  /** The clinic's support hours, labelled as such, and the neutral line beside them (REQ-HOURS-7, REQ-HOURS-2). */
  support: { label: string; hours: string; differ: string; differLink: string };
  /** Last section: book, write to the main branch, read about insurance. */
  closing: ClosingWords & { chat: string; insurance: string };
}

/** Insurance and payment. */
export interface InsuranceWords {
  metadata: MetadataWords;
  breadcrumb: { label: string; home: string; current: string };
  /** One entry per line of the h1. */
  title: readonly string[];
  /** Under the h1. */
  lead: string;
  insurers: {
    /** Heading over the name plates. */
    title: string;
    /** Under the plates. */
    text: string;
    /** Text alternative of each logo; the names are `insurers` in the facts. */
    logos: Record<InsurerId, string>;
  };
  /** The buy-now-pay-later plan, which the specification leaves without a name (REQ-CLAIM-5). */
  plan: {
    title: readonly string[];
    text: string;
    /**
     * The ruled row: a large figure and the words under it. The interest's figure is `planInterest`, instant approval
     * has a tick, so only the term brings a value in words.
     */
    tiles: Record<PlanTileId, { label: string; value?: string }>;
    /** Link to the plan's app in its store, in a new tab. */
    store: string;
    /** Under the link. */
    note: string;
  };
  /** How to use insurance at the clinic, in four steps. */
  how: { title: string; lead: string; steps: readonly { title: string; text: string }[] };
  /** What to have at hand on the day. */
  bring: { title: string; items: readonly string[] };
  /** Other ways to pay, and where they are written down. */
  other: { title: string; text: string };
  closing: ClosingWords;
}

/** What issue 3 adds to `Content` for these pages. */
export interface ServicesContent {
  servicePageFrame: ServicePageFrameWords;
  servicePages: Record<ServiceId, ServicePageWords>;
  servicesPage: ServicesPageWords;
  insurance: InsuranceWords;
}
