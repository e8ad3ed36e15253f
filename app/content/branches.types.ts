import type { bookingFigures } from "./data/figures.ts";
import type {
  BreadcrumbWords,
  ClosingWords,
  MetadataWords,
  PageHeadWords,
  PhotoWords,
} from "./page.types.ts";

/** A branch in one language, for /branches, /book-consultation, /doctors and the map. */
export interface BranchWords extends Partial<PhotoWords> {
  /** Heading of the branch's card. */
  name: string;
  /** Label of its tab on /doctors, and its name in lists. */
  shortName: string;
  /** Its label on the drawn map. */
  city: string;
  /** One line below the name; the map search uses the same place (REQ-BRANCH-11). */
  location: string;
  /** Address lines 1-3, in the card and in the panel of /doctors. */
  address: readonly [string, string, string];
  /** Exactly three, in the specification's English wording; /branches counts them. */
  specialties: readonly [string, string, string];
  /** Ticked list in the card on /branches. */
  features: readonly string[];
  /** Last line of the card on /branches. */
  qualityNote: string;
  /** Listed in the card on /book-consultation. */
  services: readonly string[];
}

/** Picks the words of every branch that a page shows: a page contains the words of an island twice. */
export function branchWordsWith<Id extends string, Field extends keyof BranchWords>(
  branches: Readonly<Record<Id, BranchWords>>,
  fields: readonly Field[],
): Record<Id, Pick<BranchWords, Field>> {
  const entries = Object.entries<BranchWords>(branches).map(([id, words]) => [
    id,
    Object.fromEntries(
      fields.filter((field) => field in words).map((field) => [field, words[field]]),
    ),
  ]);
  return Object.fromEntries(entries);
}

/** Words of the selected-branch card and its tabs, on /branches and /book-consultation. */
export interface BranchSelectorWords {
  /** Accessible name of the tab list. */
  tabsLabel: string;
  /** Badge of the main branch, and the text alternative of its star. */
  main: string;
  /** Badge texts; the two pages word them differently (REQ-HOURS-9). */
  open: string;
  closed: string;
  /** Accessible label before the phone number; `{branch}` is the branch's name. */
  call: string;
  chat: string;
  directions: string;
  /** Link to /visit with the branch selected. */
  plan: string;
  /** States which hours this page shows: the hours of the two pages differ. */
  hours: string;
  /** Labels of the facts in the card; the second counts the specialties, three for every branch. */
  staff: string;
  specialties: string;
  /** Introduces the treatments of the branch's doctors beyond its specialties. */
  further: string;
  /** Shown below the specialties of a branch without a named doctor. */
  askDoctor: string;
  /** Heading of the ticked list: the features of the branch or its services. */
  ticked: string;
  /** Heading of the cards that switch the selection. */
  others: string;
  /** Text alternative of the illustrated map. */
  map: string;
}

/** Words of /branches. */
export interface BranchesPageWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  /** The title contains the claim of 4 locations (REQ-CLAIM-4). */
  hero: PageHeadWords;
  /** The line that links to the Sur branch on /book-consultation. */
  sur: { text: string; link: string };
  selector: BranchSelectorWords;
  quality: string;
  help: { title: string; text: string; book: string; contact: string; chat: string };
  closing: ClosingWords;
}

/** Words of /book-consultation. The page has no form. */
export interface BookingWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  hero: PageHeadWords & {
    /** Label under each claim of `data/figures.ts`; "K" is `HomeWords["statistics"]["thousand"]`. */
    labels: Record<(typeof bookingFigures)[number]["key"], string>;
    /** Names the source of the claims: other pages have other figures. */
    figures: string;
    /** Line below the three claims. */
    largest: string;
  };
  /** Note in the hero; its hours are in `data/hours.ts` (REQ-HOURS-2). */
  contactHours: { label: string; outside: string };
  selector: BranchSelectorWords;
  /** First message of every chat link of this page. */
  chatMessage: string;
  expect: {
    title: string;
    steps: readonly { title: string; text: string }[];
    /** Link to /faq. */
    questions: string;
  };
  /** The end of the page: a closing band would link to this same page. */
  help: { title: string; text: string; questions: string; chat: string };
}
