import { expect, test } from "vitest";
import { content as arabic } from "../app/content/ar/content.ts";
import { content as english } from "../app/content/en/content.ts";
import { browserRecords } from "../app/content/facts/browser-records.ts";
import {
  cancellationNoticeHours,
  lastUpdated,
  privacySectionIds,
  termsSectionIds,
} from "../app/content/facts/legal.ts";
import { sessionKey } from "../app/features/account/account-client.ts";
import { findCalendarDate } from "../app/i18n/dates.ts";
import { localizeDigits } from "../app/i18n/numerals.ts";

const both = [
  ["en", english],
  ["ar", arabic],
] as const;

test("the privacy policy has the specification's ten sections in its order, the terms have ten (B§2, B§9)", () => {
  expect(privacySectionIds).toEqual([
    "introduction",
    "information-collected",
    "use",
    "sharing",
    "cookies",
    "security",
    "rights",
    "third-party-links",
    "changes",
    "contact",
  ]);
  expect(new Set(termsSectionIds).size).toBe(10);
});

test("each section has a title of its own and something to say (B§3)", () => {
  for (const [, { privacy, terms }] of both) {
    for (const { sections } of [privacy, terms]) {
      const all = Object.values(sections);
      expect(new Set(all.map(({ title }) => title)).size).toBe(10);
      for (const { content } of all) expect(content.length).toBeGreaterThan(0);
    }
  }
});

test("a visit is cancelled with the specified notice, at the top of the terms and in its section (B§9)", () => {
  expect(cancellationNoticeHours).toBe(24);
  for (const [locale, { terms }] of both) {
    const hours = localizeDigits(String(cancellationNoticeHours), locale);
    for (const text of [terms.glance[0]?.title, terms.sections.cancellation.content[0]])
      expect(text).toContain(hours);
  }
});

test("the dates of the documents are days of the calendar", () => {
  for (const date of Object.values(lastUpdated)) {
    expect(findCalendarDate(date)).not.toBeNull();
  }
});

test("three key facts stand above each document", () => {
  for (const [, { privacy, terms }] of both) {
    expect(privacy.glance).toHaveLength(3);
    expect(terms.glance).toHaveLength(3);
  }
});

test("the policy names the session of accounts as the account client does", () => {
  const [before, after] = browserRecords.find(({ id }) => id === "sign-in")?.name.split("…") ?? [];
  for (const url of ["http://127.0.0.1:3000", "https://abcdef.supabase.co"]) {
    const key = sessionKey({ url, anonKey: "" });
    expect(key.startsWith(before ?? "?")).toBe(true);
    expect(key.endsWith(after ?? "?")).toBe(true);
  }
});
