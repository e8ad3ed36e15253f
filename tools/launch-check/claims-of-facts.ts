import { bookingBranchIds, contactBranchIds } from "../../app/content/data/branch-facts.ts";
import { doctorIds } from "../../app/content/data/doctors.ts";
import { aboutFigures, bookingFigures } from "../../app/content/data/figures.ts";
import {
  bookingHours,
  contactBannerHours,
  contactHours,
  type DaySpan,
  footerHours,
  schedulingDays,
  supportHours,
} from "../../app/content/data/hours.ts";
import { serviceFigures } from "../../app/content/data/service-facts.ts";
import { patientsTreated, statistics } from "../../app/content/data/statistics.ts";
import { timeline } from "../../app/content/data/timeline.ts";
import type { Claim } from "./contradictions.ts";
import { describeSessions, describeWeek, type StatedHours, weekOfGroups } from "./stated-hours.ts";

/** The subject of each figure. The services' "procedures" are kinds of treatment, so they are missing here. */
const subjects: Readonly<Record<string, string>> = {
  patients: "patients",
  branches: "branches",
  staff: "staff",
  years: "years of experience",
  surgeons: "surgeons",
  doctors: "doctors",
};

/** The claims of the data: numbers, days and hours. `story` is the clinic's history in words. */
export function claimsOfFacts(story: string): Claim[] {
  return [
    { subject: "patients", place: "home, hero", value: String(patientsTreated) },
    ...claimsOfRow("home, statistics", statistics, { procedures: "operations done" }),
    ...claimsOfRow("/about, figures", aboutFigures, { procedures: "operations done" }),
    ...claimsOfRow("/book-consultation, hero", bookingFigures),
    ...claimsOfRow("/services, tiles", serviceFigures),
    { subject: "doctors", place: "/doctors, cards", value: String(doctorIds.length) },
    { subject: "branches", place: "/branches, tabs", value: String(contactBranchIds.length) },
    {
      subject: "branches",
      place: "/book-consultation, tabs",
      value: String(bookingBranchIds.length),
    },
    ...statedHours.flatMap(({ place, week }) => {
      const branch = place.split(", ")[1];
      return branch ? [{ subject: `hours of ${branch}`, place, value: describeWeek(week) }] : [];
    }),
    { ...openings, place: "/about, timeline", value: timeline.map(({ year }) => year).join(", ") },
    { ...openings, place: "/about, story", value: yearsOfOpeningsIn(story) },
    ...claimsOfContact("/book-consultation, banner", contactBannerHours),
    ...claimsOfContact("/services, support", supportHours),
    ...claimsOfContact("/book-consultation, what to expect", schedulingDays),
  ];
}

const openings = { subject: "years of openings" } as const;

/** The visible tables of hours, by page and branch. */
export const statedHours: readonly StatedHours[] = [
  ...Object.entries(bookingHours).map(([id, week]) => ({
    place: `/book-consultation, ${id}`,
    week,
  })),
  ...Object.entries(contactHours).map(([id, week]) => ({ place: `/branches, ${id}`, week })),
  { place: "footer", week: weekOfGroups(footerHours) },
];

function claimsOfRow(
  place: string,
  figures: readonly { key: string; value: number }[],
  further: Readonly<Record<string, string>> = {},
): Claim[] {
  return figures.flatMap(({ key, value }) => {
    const subject = further[key] ?? subjects[key];
    return subject ? [{ subject, place, value: String(value) }] : [];
  });
}

/**
 * The hours in which the clinic can be reached. They are not a branch's hours, so they are compared with each other.
 */
function claimsOfContact(
  place: string,
  { first, last, session }: DaySpan & { session?: { from: number; to: number } },
): Claim[] {
  const days = { subject: "days on which the clinic answers", place, value: `${first} to ${last}` };
  if (!session) return [days];
  const value = describeSessions([session]);
  return [days, { subject: "hours in which the clinic answers", place, value }];
}

/** The years of openings in a story. Sentences about a move are skipped. */
function yearsOfOpeningsIn(story: string): string {
  const sentences = story.split(/(?<=\.)\s/).filter((text) => !/relocat|moved/i.test(text));
  const years = sentences.flatMap((text) => text.match(/\b(?:19|20)\d\d\b/g) ?? []);
  return [...new Set(years)].join(", ");
}
