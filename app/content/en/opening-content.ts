import type { OpeningContent } from "../island-words.ts";
import { branches } from "./branches.ts";
import { openBranches } from "./home.ts";
import { hours } from "./hours.ts";
import { callToday } from "./triage.ts";

/** What the browser loads of this language when it hydrates an island with opening hours. */
export const openingContent = {
  branches,
  hours,
  home: { hero: { now: openBranches } },
  triage: { today: callToday },
} satisfies OpeningContent;
