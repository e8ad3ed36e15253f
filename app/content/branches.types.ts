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
  /** Heading of its card. */
  name: string;
  /** Its tab on /doctors and in lists. */
  shortName: string;
  /** Its label on the drawn map. */
  city: string;
  /** One line under the name; the map search is for the same place (REQ-BRANCH-11). */
  location: string;
  /** Address lines 1-3, in the card and the doctors page's panel. */
  address: readonly [string, string, string];
  /** Exactly three, word for word in English; /branches counts them. */
  specialties: readonly [string, string, string];
  /** Ticked list in the card on /branches. */
  features: readonly string[];
  /** Last line of the card on /branches. */
  qualityNote: string;
  /** Listed in the card on /book-consultation. */
  services: readonly string[];
}

/** Of every branch the words that a page shows: an island's words stand in the page twice. */
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

/** Words of the selected-branch card and its tabs, on /branches and /book-consultation alike. */
export interface BranchSelectorWords {
  /** Name of the tab strip for those who hear it. */
  tabsLabel: string;
  /** Badge of the main branch, and what is read aloud for its star. */
  main: string;
  /** The badge; the two pages word it differently (REQ-HOURS-9). */
  open: string;
  closed: string;
  /** Read aloud before the phone number; `{branch}` is the branch's name. */
  call: string;
  chat: string;
  directions: string;
  /** What the hours of this page are: those of the two pages differ. */
  hours: string;
  /** Labels of the facts in the card; the second counts the specialties, of which every branch has three. */
  staff: string;
  specialties: string;
  /** What the doctors of the branch treat beyond its specialties. */
  further: string;
  /** Below the specialties of a branch without a named doctor. */
  askDoctor: string;
  /** Over the ticked list: what there is at the branch, or which services it has. */
  ticked: string;
  /** Over the cards that switch the selection. */
  others: string;
  /** Text alternative of the drawn map. */
  map: string;
}

/** /branches. */
export interface BranchesPageWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  /** The title carries the claim of 4 locations (REQ-CLAIM-4). */
  hero: PageHeadWords;
  /** The one plain line that leads to the Sur branch on /book-consultation. */
  sur: { text: string; link: string };
  selector: BranchSelectorWords;
  quality: string;
  help: { title: string; text: string; book: string; contact: string; chat: string };
  closing: ClosingWords;
}

/** /book-consultation. There is no form. */
export interface BookingWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  hero: PageHeadWords & {
    /** Label under each claim of `data/figures.ts`; "K" is `HomeWords["statistics"]["thousand"]`. */
    labels: Record<(typeof bookingFigures)[number]["key"], string>;
    /** Says whose figures the claims are: other pages have other ones. */
    figures: string;
    /** Line under the three claims. */
    largest: string;
  };
  /** Note in the hero; its hours come from `data/hours.ts` (REQ-HOURS-2). */
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
  /** The page ends here: a closing band would lead to this very page. */
  help: { title: string; text: string; questions: string; chat: string };
}
