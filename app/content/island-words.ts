import type { Locale } from "~/i18n/locale.ts";
import type { Content, HomeWords } from "./content.types.ts";
import {
  branchOfDoctorsBranch,
  type ContactBranchId,
  contactBranchIds,
  type DoctorsBranchId,
  doctorsBranchIds,
} from "./data/branch-facts.ts";
import type { DropsSheetWords, MyDropsViewWords } from "./my-drops.types.ts";
import type { CallTodayWords } from "./triage.types.ts";
import type { VisitMessageWords, VisitWords } from "./visit.types.ts";

/** The parts of the content that islands with opening hours take their words from; one file in each language. */
export interface OpeningHoursContent extends Pick<Content, "branches" | "hours"> {
  home: { hero: Pick<HomeWords["hero"], "now"> };
  triage: { today: CallTodayWords };
}

/**
 * The other parts that the islands of /branches, /book-consultation and /doctors need. They are a second file, which
 * has no part of the first: the build puts what files share into the one that every island loads.
 */
export type IslandContent = Pick<
  Content,
  "booking" | "branchesPage" | "doctorProfiles" | "doctorsPage" | "careTeam"
>;

/**
 * The props of islands that are the same in every page of a language, by the name of the island. The browser loads them
 * as a file when it hydrates the island, so that a page has these words once.
 */
export function selectOpeningHoursWords({ branches, hours, home, triage }: OpeningHoursContent) {
  return {
    "branch-finder": { branchWords: branches, hours },
    "branch-rows": { branchWords: branches, hours },
    "branches-now": { words: triage.today, branchWords: branches, hours },
    "open-branches": { words: home.hero.now, branchWords: branches, hours },
  };
}

/** Returns the words of the triage, with those of its island. */
export function selectTriageWords(content: OpeningHoursContent & Pick<Content, "triage">) {
  return {
    triage: content.triage,
    islandWords: selectOpeningHoursWords(content)["branches-now"],
  };
}

/** The same for the islands of /branches, /book-consultation and /doctors. */
export function selectIslandWords(content: IslandContent & Pick<Content, "branches" | "hours">) {
  const { booking, branchesPage, doctorsPage, doctorProfiles, hours, careTeam } = content;
  const { filter, doctorsTitle, team, empty, panel, profile, irises } = doctorsPage;
  const branchWords = Object.fromEntries(
    contactBranchIds.map((id) => [id, content.branches[id]]),
  ) as Pick<Content["branches"], ContactBranchId>;
  return {
    branches: { words: branchesPage, branchWords, hours },
    booking: { words: booking, branchWords: content.branches, hours },
    doctors: {
      words: { filter, doctorsTitle, team, empty, panel, profile, irises },
      people: doctorProfiles,
      careTeam,
      branches: wordsByDoctorsBranch(content.branches),
      hours,
    },
  };
}

/**
 * The words of all islands that have them in a file; those of the games are the whole part of the content. A message
 * and a printed timetable may be in the other language, so their sentences are there in both.
 */
export type IslandWords = ReturnType<typeof selectOpeningHoursWords> &
  ReturnType<typeof selectIslandWords> & {
    games: Record<"words", Content["games"]>;
    visit: { words: VisitWords; messageWords: Readonly<Record<Locale, VisitMessageWords>> };
    "my-drops": { words: MyDropsViewWords; sheetWords: Readonly<Record<Locale, DropsSheetWords>> };
  };

/** Returns the branches by the ids of /doctors (REQ-DOCTOR-2). */
function wordsByDoctorsBranch(branches: Content["branches"]) {
  return Object.fromEntries(
    doctorsBranchIds.map((id) => [id, branches[branchOfDoctorsBranch[id]]]),
  ) as Record<DoctorsBranchId, Content["branches"]["main"]>;
}
