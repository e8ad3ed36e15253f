import { expect, test } from "vitest";
import { contactBranchIds } from "~/content/data/branch-facts.ts";
import { type BranchId, branches, branchIds } from "~/content/data/branches.ts";
import { bookingHours, contactHours, type Session, type Week } from "~/content/data/hours.ts";
import { hoursData, type NoticeData } from "./hours-data.ts";
import type { PageExceptionalHours } from "./page-exceptional-hours.ts";

const names = Object.fromEntries(
  branchIds.map((id) => [id, { en: `Branch ${id}`, ar: `فرع ${id}` }]),
) as Record<BranchId, { en: string; ar: string }>;

/** On every branch: two sessions for three days, then nothing for a year. */
const exceptionalHours: readonly PageExceptionalHours[] = [
  {
    first: "2026-11-22",
    last: "2026-11-24",
    branches: branchIds,
    sessions: [
      { from: 65, to: 510 },
      { from: 600, to: 1440 },
    ],
    sentence: "Other hours",
  },
  {
    first: "2026-11-25",
    last: "2027-11-25",
    branches: branchIds,
    sessions: [],
    sentence: "Closed",
  },
];

function dataAt(time: string, notices: readonly NoticeData[] = []) {
  const instant = Date.parse(`${time}+04:00`);
  return JSON.parse(JSON.stringify(hoursData(names, notices, exceptionalHours, instant)));
}

test("the open data has the names, the phone number and both weekly tables of every branch", () => {
  const data = dataAt("2026-11-22T12:00:00");
  expect(data).toMatchObject({
    version: 1,
    timeZone: "Asia/Muscat",
    statusAt: "2026-11-22T08:00:00.000Z",
  });
  const readWeek = (week: Record<string, { from: string; to: string }[]>) =>
    Object.fromEntries(Object.entries(week).map(([day, sessions]) => [day, sessions.map(read)]));
  const contact: Partial<Record<BranchId, Week>> = contactHours;
  expect(
    data.branches.map(({ contactHours, bookingHours, ...branch }: (typeof data.branches)[0]) => ({
      id: branch.id,
      name: branch.name,
      phone: branch.phone,
      contactHours: contactHours && readWeek(contactHours),
      bookingHours: readWeek(bookingHours),
    })),
  ).toEqual(
    branchIds.map((id) => ({
      id,
      name: names[id],
      phone: branches[id].phone.value,
      contactHours: contactBranchIds.some((one) => one === id) ? contact[id] : null,
      bookingHours: bookingHours[id],
    })),
  );
});

test("the open data has the exceptional hours of every branch", () => {
  const sessions = [
    { from: "01:05", to: "08:30" },
    { from: "10:00", to: "24:00" },
  ];
  for (const branch of dataAt("2026-11-22T12:00:00").branches)
    expect(branch.exceptions).toEqual([
      { firstDay: "2026-11-22", lastDay: "2026-11-24", sessions },
      { firstDay: "2026-11-25", lastDay: "2027-11-25", sessions: [] },
    ]);
});

test.each([
  ["in a session", "2026-11-22T08:29:59", { open: true, until: "08:30" }],
  [
    "between two sessions",
    "2026-11-22T08:30:00",
    { open: false, opens: { day: "2026-11-22", at: "10:00" } },
  ],
  ["before a long closure", "2026-11-25T00:00:00", { open: false, opens: null }],
])("the open data has the status %s", (_, time, status) => {
  for (const branch of dataAt(time).branches) expect(branch.status).toEqual(status);
});

test("the open data has the notices with the time of their last change in UTC", () => {
  const text = { en: "The lift is out of order.", ar: "المصعد متوقف." };
  const notice = {
    id: "lift",
    branches: ["main"] as const,
    firstDay: "2026-11-22",
    lastDay: "2026-11-23",
    text,
  };
  const updatedAt = Date.parse("2026-11-21T09:30:00Z");
  expect(dataAt("2026-11-22T12:00:00", [{ ...notice, updatedAt }]).notices).toEqual([
    { ...notice, updatedAt: "2026-11-21T09:30:00.000Z" },
  ]);
  const ofRemovedBranch = { ...notice, branches: [], updatedAt };
  expect(dataAt("2026-11-22T12:00:00", [ofRemovedBranch]).notices).toEqual([]);
});

function read({ from, to }: { from: string; to: string }): Session {
  return { from: readTime(from), to: readTime(to) };
}

function readTime(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
}
