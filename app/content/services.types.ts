import type {
  LensId,
  LensMark,
  LensScenario,
  MethodAspect,
  MethodFamily,
} from "./data/comparison-facts.ts";
import type { InsurerId, PlanTileId } from "./data/insurance.ts";
import type { RelatedSlug, RiskLevel, ServiceFigureKey } from "./data/service-facts.ts";
import type { ServiceId } from "./data/services.ts";
import type { ClosingWords, MetadataWords } from "./page.types.ts";
import type { QuestionWords } from "./questions.types.ts";

/** Words that all six service pages share. */
export interface ServicePageFrameWords {
  /** Names of the first two steps of the breadcrumb Home > Services > page, and of the list. */
  breadcrumb: { label: string; home: string; services: string };
  /** The two buttons of the hero and of the closing band: to /book-consultation and to /insurance. */
  actions: { book: string; insurance: string; visit: string; drops: string };
  /** The light figure: its label, its two states, and a note on the kind of drawing. */
  light: { label: string; before: string; after: string; note: string };
  /** Accessible name of the row of four key facts below the hero. */
  factsLabel: string;
  /** Heading of the contents list beside the sections. */
  contentsLabel: string;
  /** Short names of the sections in the contents list; option groups and the package have their own. */
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
  /** Frame of the risks and limits of a treatment. */
  risks: {
    /** The h2. */
    title: string;
    /** Lead below the h2. */
    lead: string;
    /** The frequency in a word, and the patients it concerns; no rate until the clinic has its own. */
    levels: Record<RiskLevel, { name: string; who: string }>;
    /** Link to the emergency box of the aftercare section. */
    signs: string;
  };
  /** Frame of the factors that decide the price; the site names no price. */
  price: {
    /** The h2. */
    title: string;
    /** Text before the page's own points. */
    lead: string;
    /** Names the contact for a price, and the data to ask for. */
    ask: string;
    /** Link to the branches of the same page. */
    branches: string;
    /** Names insurance and instalments; the link after it is `actions.insurance`. */
    pay: string;
  };
  /** Heading of the four questions. */
  questionsTitle: string;
  who: {
    /** Heading of the doctors and branches of the treatment. */
    title: string;
    /** Shown beside a branch; `{treatment}` is `services[id].name`. */
    here: string;
    /** Shown after it when no doctor of the branch is named for the treatment. */
    ask: string;
    /** Names the other branches with an examination: `{places}`; below the branches with the treatment. */
    start: string;
    /** Shown when the chosen branch does not list the treatment. */
    ownBranch: {
      /** Names the branches with the treatment: `{places}`; the same text for every branch. */
      elsewhere: string;
      /** Names the first step at the chosen branch; its phone number follows. */
      call: string;
    };
  };
  /** Heading of the links to articles. */
  readingTitle: string;
  /** Titles of the linked articles, equal to the articles' own titles. */
  articles: Record<RelatedSlug, string>;
  /** Last line of the sections and of the printed sheet: the limits of the information on a page. */
  doctorDecides: string;
  /** Words around a page's own checklist on the printed sheet. */
  sheet: {
    /** Text of the link to the sheet. */
    print: string;
    /** Labels of the lines to fill in by hand. */
    appointment: string;
    branch: string;
    questions: string;
    /** Label before the phone number at the head of the sheet. */
    call: string;
  };
}

/**
 * Describes the path of light in the eye before the treatment, and the change by the treatment: common public
 * knowledge. Each sentence needs a clinician's approval (`data/approvals.ts`, views).
 */
export interface LightWords {
  before: string;
  after: string;
}

/** Words of one service page. */
export interface ServicePageWords {
  metadata: MetadataWords;
  /** Last step of the breadcrumb. */
  breadcrumb: string;
  /** The h1. */
  title: string;
  /** Lead below the h1. */
  lead: string;
  /** The sentences of the light figure. */
  light: LightWords;
  /** The row of key facts below the hero: four facts, each with a name and a value. */
  facts: readonly KeyFactWords[];
  /** First section: the patients that the treatment suits. */
  suitability: SectionWords;
  /** Tables of methods, lenses or services; one group, two on the contact-lens page. */
  options: readonly OptionGroupWords[];
  /**
   * Risks and limits of the treatment: common public knowledge without rates. Each sentence needs a clinician's
   * approval (`data/approvals.ts`).
   */
  risks: RisksWords;
  before: SectionWords;
  during: SectionWords;
  after: SectionWords;
  included: IncludedWords;
  /** Factors that decide the price, in points without a figure. */
  price: readonly string[];
  /** Four questions with their answers. */
  questions: readonly QuestionWords[];
  /** The closing band in night colours; its second button is the shared insurance link. */
  closing: ClosingWords;
  /** The one-page sheet for printing. */
  visitSheet: VisitSheetWords;
  /** Only for search engines (REQ-TREAT-15); it adds nothing to the visible page. */
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
  /** Points in time, shown as a timeline with rings. */
  steps?: readonly StepWords[];
  bullets?: readonly string[];
  /** Amber note with a link to another page; `sectionLinks` in `data/service-facts.ts` has its target. */
  note?: LinkedNoteWords;
  /** Signs that need care at once. */
  emergency?: EmergencySigns;
}

/** The signs in a treatment's emergency box, in the wording of the triage; the triage itself says what to do. */
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

/** A sentence and the link that follows it. */
interface LinkedNoteWords {
  text: string;
  link: string;
}

/** One comparison table; on a phone each row becomes a block. */
export interface OptionGroupWords {
  /** Also the id of its section on the page. */
  id: string;
  /** Name in the contents list. */
  label: string;
  /** The h2. */
  title: string;
  /** Lead below the h2. */
  text: string;
  /** Methods by family, side by side, before the list. */
  families?: MethodFamiliesWords;
  /** A table of the uses of lenses, before the list, which is then collapsible. */
  uses?: LensUsesWords;
  /** Heading of the list, when another figure precedes it. */
  each?: string;
  /** Precedes whom an item suits, when the items say so. */
  bestFor?: string;
  /** In the order of the ids in `data/service-facts.ts`. */
  items: readonly OptionWords[];
  /** Note below the list. */
  closing?: string;
}

/**
 * The laser methods by the way the laser reaches the cornea: common public knowledge. Each sentence needs a
 * clinician's approval (`data/approvals.ts`).
 */
export interface MethodFamiliesWords {
  names: Record<MethodFamily, string>;
  /** One row per aspect: its name and its text for each family. */
  aspects: Record<MethodAspect, { name: string } & Record<MethodFamily, string>>;
}

/** A table with a row for each lens; `lensUses` in the data has the marks. */
export interface LensUsesWords {
  /** Short names for a narrow column. */
  names: Record<LensId, string>;
  /** Column heads; on a phone the heads of the marks are vertical. */
  columns: Record<"name" | LensScenario, string>;
  /** Text alternative of each disc, also used in the key below the table. */
  marks: Record<LensMark, { word: string; key: string }>;
  /** Shown below the key: explains the last two columns. */
  note: string;
}

/** One row of the table. */
interface OptionWords {
  /** One of the ids in `data/service-facts.ts`. */
  id: string;
  name: string;
  description: string;
  /** The patients or the use that it suits (bestFor). */
  bestFor?: string;
  /** Short word on a chip: the kind of treatment. */
  tag?: string;
}

/** The contents of the treatment's package: a ruled card of items and one line below it. */
export interface IncludedWords {
  /** Name in the contents list. */
  label: string;
  /** The h2. */
  title: string;
  items: readonly string[];
  /** Amber line below the card. */
  note?: string;
}

/** The printed sheet "before your visit": heading and checkboxes. */
interface VisitSheetWords {
  title: string;
  items: readonly string[];
}

/** Texts of the page's MedicalProcedure, with schema.org's property names. */
interface ProcedureWords {
  bodyLocation: string;
  preparation: string;
  howPerformed: string;
  followup: string;
}

/** Illustration beside a reason on the services overview. */
export type ServiceReasonIcon = "procedures" | "success" | "certificate" | "equipment";

/** Words of the services overview. */
export interface ServicesPageWords {
  metadata: MetadataWords;
  breadcrumb: { label: string; home: string; current: string };
  /** The h1. */
  title: string;
  /** Lead below the h1. */
  lead: string;
  /** Accessible name of the list of figures. */
  figuresLabel: string;
  /** Labels of the figures; `serviceFigures` has their values. */
  figures: Record<ServiceFigureKey, string>;
  /** Heading of the six plates, and their two words. */
  cards: { title: string; more: string };
  /** "Why choose us" section: four reasons within the specification's claims. */
  why: {
    title: string;
    reasons: readonly { icon: ServiceReasonIcon; title: string; text: string }[];
  };
  /** The clinic's support hours with their label, and the neutral line beside them (REQ-HOURS-7, REQ-HOURS-2). */
  support: { label: string; hours: string; differ: string; differLink: string };
  /** Last section: links to booking, a chat with the main branch, and insurance. */
  closing: ClosingWords & { chat: string; insurance: string };
}

/** Words of /insurance. */
export interface InsuranceWords {
  metadata: MetadataWords;
  breadcrumb: { label: string; home: string; current: string };
  /** One entry per line of the h1. */
  title: readonly string[];
  /** Lead below the h1. */
  lead: string;
  insurers: {
    /** Heading of the insurers' name plates. */
    title: string;
    /** Text below the plates. */
    text: string;
    /** Text alternative of each logo; `insurers` in the data has the names. */
    logos: Record<InsurerId, string>;
  };
  /** The instalment plan. The specification gives it no name (REQ-CLAIM-5). */
  plan: {
    title: readonly string[];
    text: string;
    /**
     * The row of facts: a large figure and its label. The interest figure is `planInterest` and instant approval has
     * a tick, so only the term has a value in words.
     */
    tiles: Record<PlanTileId, { label: string; value?: string }>;
    /** Link to the plan's app in its store; opens in a new tab. */
    store: string;
    /** Note below the link. */
    note: string;
  };
  /** How to use insurance at the clinic, in four steps. */
  how: { title: string; lead: string; steps: readonly { title: string; text: string }[] };
  /** Documents to bring on the day. */
  bring: { title: string; items: readonly string[] };
  /** Other ways to pay, with a link to the page that describes them. */
  other: { title: string; text: string };
  closing: ClosingWords;
}

/** Words of the service pages, as a part of `Content`. */
export interface ServicesContent {
  servicePageFrame: ServicePageFrameWords;
  servicePages: Record<ServiceId, ServicePageWords>;
  servicesPage: ServicesPageWords;
  insurance: InsuranceWords;
}
