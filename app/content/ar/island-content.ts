import type { IslandContent } from "../island-words.ts";
import { booking } from "./booking.ts";
import { branchesPage } from "./branches-page.ts";
import { careTeam } from "./care-team.ts";
import { doctorProfiles } from "./doctor-profiles.ts";
import { doctorsPage } from "./doctors-page.ts";

/** The texts that the browser loads besides `openingHoursContent` to hydrate /branches, /book-consultation and /doctors. */
export const islandContent = {
  booking,
  branchesPage,
  doctorProfiles,
  doctorsPage,
  careTeam,
} satisfies IslandContent;
