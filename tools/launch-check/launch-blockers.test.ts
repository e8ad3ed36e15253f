import { expect, test } from "vitest";
import type { SpecialtyId } from "../../app/content/data/doctor-specialties.ts";
import { type DoctorId, doctorIds, doctors } from "../../app/content/data/doctors.ts";
import { confirmed, sample } from "../../app/content/data/fact.ts";
import type { DayGroup } from "../../app/content/data/hours.ts";
import { type LaunchState, listLaunchBlockers, reportLaunchBlockers } from "./launch-blockers.ts";
import type { Operation } from "./operation-blockers.ts";
import { weekOfGroups } from "./stated-hours.ts";

const mornings: readonly DayGroup[] = [
  { days: ["sunday", "monday", "tuesday"], sessions: [{ from: 480, to: 780 }] },
];

/** Doctors at their branches, all with the same specialties. */
function doctorsWhoDo(specialties: readonly SpecialtyId[]): LaunchState["doctors"] {
  const one = (id: DoctorId) => [id, { branches: doctors[id].branches, specialties }] as const;
  return Object.fromEntries(doctorIds.map(one)) as unknown as LaunchState["doctors"];
}

const everything = doctorIds.flatMap((id) => doctors[id].specialties);

const operation: Operation = {
  problems: [],
  siteUrl: "https://www.clinic.om",
  embedded: true,
  mailServer: true,
  lastBackup: "2026-11-21T03:00:00.000Z",
  now: Date.parse("2026-11-21T20:00:00.000Z"),
};

/** A fictional site without blockers. */
const complete: LaunchState = {
  facts: {
    clinic: { phones: [confirmed("+968 2411 0000")], email: confirmed("info@clinic.om") },
    doctors: { noor: { years: 9, person: confirmed("noor") } },
  },
  advertisingApproval: confirmed("1234/2026"),
  approvals: {
    advertisingClaims: confirmed("the award on the first page"),
    clinician: confirmed("the treatments"),
    lawyer: confirmed("the terms"),
    arabicEditor: confirmed("every Arabic text"),
  },
  clinicianSentences: [],
  searchAnswers: [],
  emptyValues: {},
  texts: [
    { place: "en.home.award", text: "Best eye clinic 2015. Rest after the laser." },
    { place: "en.home.count", text: "Trusted by 20,000+ patients in 3 branches" },
    { place: "ar.home.count", text: "أكثر من ٢٠ ألف مريض في ثلاثة فروع" },
    { place: "en.faq.lenses", text: "Stop wearing them at least 2 weeks before." },
  ],
  claims: [
    { subject: "patients", place: "/book, hero", value: "20000" },
    { subject: "branches", place: "/book, tabs", value: "3" },
    { subject: "hours of north", place: "/book, north", value: "8:00-13:00" },
  ],
  structuredHours: mornings,
  statedHours: [{ place: "/branches, north", week: weekOfGroups(mornings) }],
  doctors: doctorsWhoDo(everything),
  bylines: {
    treatments: {
      glasses: {
        writtenBy: { en: "Noor", ar: "نور" },
        reviewedBy: doctorIds[0],
        lastChecked: "2026-11-01",
        nextCheck: "2027-11-01",
      },
    },
    articles: {},
  },
  outdatedTemplates: [],
  operation,
};

const linesOf = (state: LaunchState) => listLaunchBlockers(state).flatMap(({ lines }) => lines);

test("a complete site has no blockers", () => {
  expect(listLaunchBlockers(complete)).toEqual([]);
});

const withText = (place: string, text: string) => ({ texts: [...complete.texts, { place, text }] });
const claimed = (subject: string, place: string, value: string) => ({
  claims: [...complete.claims, { subject, place, value }],
});
const run = (change: Partial<Operation>) => ({ operation: { ...operation, ...change } });
const withoutApproval = (name: string) => ({
  approvals: { ...complete.approvals, [name]: sample("a text") },
});

const faults: [fault: string, change: Partial<LaunchState>, found: RegExp][] = [
  ["a sample number", { facts: { phone: sample("+968 2411 0000") } }, /^phone: .*2411/],
  [
    "a sample value that is marked as real",
    { facts: { phone: confirmed("+968 0000 0001") } },
    /^phone: .*0000 0001/,
  ],
  [
    "an example address",
    { facts: { social: confirmed("https://www.instagram.com/clinic.example") } },
    /^social: /,
  ],
  ["a sample person", { facts: { staff: { ali: { person: sample("ali") } } } }, /^staff\.ali/],
  ["a missing approval of the clinician", withoutApproval("clinician"), /^approvals\.clinician/],
  ["a missing approval of the lawyer", withoutApproval("lawyer"), /^approvals\.lawyer/],
  [
    "a missing approval of the Arabic editor",
    withoutApproval("arabicEditor"),
    /^approvals\.arabicEditor/,
  ],
  ["a clinical sentence without approval", { clinicianSentences: ["Rinse."] }, /^Rinse\.$/],
  ["an empty value of a feature", { emptyValues: { "drops: minutes": null } }, /^drops: minutes$/],
  [
    "a missing approval number",
    { advertisingApproval: confirmed(null) },
    /^clinic\.advertisingApproval/,
  ],
  [
    "an empty approval number",
    { advertisingApproval: confirmed(" ") },
    /^clinic\.advertisingApproval/,
  ],
  [
    "a sample approval number",
    { advertisingApproval: sample("12") },
    /^clinic\.advertisingApproval/,
  ],
  [
    "another number of patients",
    withText("en.about", "50K+ patients"),
    /20000 .*against 50000 \(en\.about\)$/,
  ],
  [
    "another number of patients in Arabic",
    withText("ar.about", "٣٠ ألف مريض"),
    /20000 .*against 30000 \(ar\.about\)$/,
  ],
  [
    "another number of branches",
    withText("en.about", "Our four branches"),
    /3 \(.*against 4 \(en\.about\)$/,
  ],
  [
    "another number of weeks",
    withText("en.lasik", "Stop wearing them before: 1 week soft, 3-4 weeks rigid."),
    /2 \(en\.faq\.lenses\) against 1 or 3-4 \(en\.lasik\)$/,
  ],
  [
    "other hours of a branch",
    claimed("hours of north", "/branches, north", "8:00-14:00"),
    /hours of north: 8:00-13:00 \(\/book, north\) against 8:00-14:00 \(\/branches, north\)$/,
  ],
  [
    "other hours for search engines",
    { structuredHours: [...mornings, { days: ["friday"], sessions: [{ from: 540, to: 600 }] }] },
    /\/branches, north: friday closed against 9:00-10:00$/,
  ],
  [
    "a by-line without a date",
    {
      bylines: {
        treatments: {},
        articles: { a: { reviewedBy: doctorIds[0], lastChecked: "2026-11-01" } },
      },
    },
    /article a: nextCheck$/,
  ],
  ["an outdated mail template", { outdatedTemplates: ["supabase/templates/a.html"] }, /a\.html$/],
  [
    "a trailing slash in the address for a hosted project",
    run({ siteUrl: "https://www.clinic.om/", embedded: false }),
    /^SITE_URL: no slash/,
  ],
  [
    "an address without https",
    run({ siteUrl: "http://www.clinic.om" }),
    /^SITE_URL: .*http:\/\/www/,
  ],
  ["a missing mail server", run({ mailServer: false }), /^SMTP_URL/],
  ["a missing backup", run({ lastBackup: null }), /^DATA_DIR: .*none$/],
  ["an old backup", run({ lastBackup: "2026-11-20T19:00:00.000Z" }), /^DATA_DIR: .*11-20/],
  [
    "a backup with a date in the future",
    run({ lastBackup: "2027-01-01T00:00:00.000Z" }),
    /^DATA_DIR/,
  ],
  ["a backup with an invalid date", run({ lastBackup: "yesterday" }), /^DATA_DIR/],
  ["an invalid environment variable", run({ problems: ["PORT: 0"] }), /^PORT: 0$/],
];

test.each(faults)("%s is found, and nothing else", (_, change, found) => {
  expect(linesOf({ ...complete, ...change })).toEqual([expect.stringMatching(found)]);
});

test("an offer of a branch without a doctor for it is found, and nothing else", () => {
  const groups = listLaunchBlockers({ ...complete, doctors: doctorsWhoDo([]) });
  expect(groups).toEqual([
    { title: expect.stringMatching(/^Branches: /), lines: expect.arrayContaining([]) },
  ]);
});

test.each([
  "Best private eye clinic",
  "Latest European equipment",
  "The largest eye hospital in the country",
  "The first in Oman with this laser",
  "The only centre that has it",
  "أفضل مركز عيون",
  "أحدث الأجهزة",
  "المركز الوحيد في سلطنة عُمان",
])("%j is a claim that needs the approval of the advertisement", (text) => {
  const unapproved = {
    ...complete,
    ...withoutApproval("advertisingClaims"),
    texts: [{ place: "en.a", text }],
  };
  expect(linesOf(unapproved)).toEqual([
    expect.stringMatching(/^approvals\.advertisingClaims/),
    `en.a: ${text}`,
  ]);
});

test.each([
  "New glasses are best measured later.",
  "Best for reading",
  "At the first check, ask about sport.",
  "Only a doctor can find the cause.",
  "يصنع الليزر الأول شريحة رقيقة في القرنية",
  "ويخبرك طبيبك إن كان الأفضل أن يبدأ بعين واحدة",
])("%j is not a claim", (text) => {
  const unapproved = {
    ...complete,
    ...withoutApproval("advertisingClaims"),
    texts: [{ place: "en.a", text }],
  };
  expect(linesOf(unapproved)).toHaveLength(1);
});

test("a hosted project needs neither a mail server nor a backup", () => {
  const hosted = run({ embedded: false, mailServer: false, lastBackup: null });
  expect(listLaunchBlockers({ ...complete, ...hosted })).toEqual([]);
});

test("the report shows the first lines of each group with the number of the others, or all lines", () => {
  const groups = [
    { title: "Hours", lines: ["one", "two", "three"] },
    { title: "Server", lines: ["four"] },
  ];
  const short = reportLaunchBlockers(groups, 2);
  expect(short).toMatch(/^Hours \(3\)\n {2}one\n {2}two\n {2}and 1 more: .*--all\n\nServer \(1\)/);
  expect(short).not.toContain("three");
  expect(short).toMatch(/\n4 to settle /);
  expect(reportLaunchBlockers(groups, Number.POSITIVE_INFINITY)).toContain("  three\n");
});
