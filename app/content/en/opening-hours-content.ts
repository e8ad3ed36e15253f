import type { OpeningHoursContent } from "../island-words.ts";
import { branches } from "./branches.ts";
import { openBranches } from "./home.ts";
import { hours } from "./hours.ts";
import { callToday } from "./triage.ts";

/** The texts that the browser loads to hydrate an island with opening hours. */
export const openingHoursContent = {
  branches,
  hours,
  home: { hero: { now: openBranches } },
  triage: { today: callToday },
} satisfies OpeningHoursContent;
