import type { Locale } from "~/i18n/locale.ts";
import type { Content } from "./content.types.ts";
import {
  branchOfDoctorsBranch,
  type DoctorsBranchId,
  doctorsBranchIds,
} from "./data/branch-facts.ts";
import type { DropsSheetWords, MyDropsViewWords } from "./my-drops.types.ts";
import type { VisitMessageWords, VisitWords } from "./visit.types.ts";

/** The parts of the content that islands take their words from. */
export type IslandContent = Pick<
  Content,
  "booking" | "branches" | "branchesPage" | "doctorProfiles" | "doctorsPage" | "hours" | "staff"
>;

/**
 * The props of islands that are the same in every page of a language, by the name of the island. The browser loads them
 * as a file when it hydrates the island, so that a page has these words once.
 */
export function selectIslandWords(content: IslandContent) {
  const { booking, branchesPage, doctorsPage, doctorProfiles, hours, staff } = content;
  const { filter, doctorsTitle, team, empty, panel, profile, irises } = doctorsPage;
  const { sur: _, ...branchWords } = content.branches;
  return {
    branches: { words: branchesPage, branchWords, hours },
    booking: { words: booking, branchWords: content.branches, hours },
    doctors: {
      words: { filter, doctorsTitle, team, empty, panel, profile, irises },
      people: doctorProfiles,
      staff,
      branches: wordsByDoctorsBranch(content.branches),
      hours,
    },
  };
}

/**
 * The words of all islands that have them in a file; those of the games are the whole part of the content. A message
 * and a printed timetable may be in the other language, so their sentences are there in both.
 */
export type IslandWords = ReturnType<typeof selectIslandWords> & {
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
