import type { IslandContent } from "../island-words.ts";
import { booking } from "./booking.ts";
import { branches } from "./branches.ts";
import { branchesPage } from "./branches-page.ts";
import { doctorProfiles } from "./doctor-profiles.ts";
import { doctorsPage } from "./doctors-page.ts";
import { hours } from "./hours.ts";
import { staff } from "./staff.ts";

/** What the browser loads of this language when it hydrates an island. */
export const islandContent = {
  booking,
  branches,
  branchesPage,
  doctorProfiles,
  doctorsPage,
  hours,
  staff,
} satisfies IslandContent;
