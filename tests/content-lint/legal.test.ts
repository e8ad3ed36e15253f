import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import { browserRecords } from "../../app/content/data/browser-records.ts";
import { lastUpdated } from "../../app/content/data/legal.ts";
import { content as english } from "../../app/content/en/content.ts";
import { sessionKey } from "../../app/features/account/session/account-client.ts";
import { findCalendarDate } from "../../app/i18n/dates.ts";

const both = [
  ["en", english],
  ["ar", arabic],
] as const;

test("each section has its own title and a text", () => {
  for (const [, { privacy, terms }] of both) {
    for (const { sections } of [privacy, terms]) {
      const all = Object.values(sections);
      expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
      for (const { content } of all) expect(content.length).toBeGreaterThan(0);
    }
  }
});

test("the dates of the documents are valid", () => {
  for (const date of Object.values(lastUpdated)) {
    expect(findCalendarDate(date)).not.toBeNull();
  }
});

test("each document has three key facts at its top", () => {
  for (const [, { privacy, terms }] of both) {
    expect(privacy.keyFacts).toHaveLength(3);
    expect(terms.keyFacts).toHaveLength(3);
  }
});

test("the policy names the session storage key of the account client", () => {
  const [before, after] = browserRecords.find(({ id }) => id === "sign-in")?.name.split("…") ?? [];
  for (const url of ["http://127.0.0.1:3000", "https://abcdef.supabase.co"]) {
    const key = sessionKey({ url, anonKey: "" });
    expect(key.startsWith(before ?? "?")).toBe(true);
    expect(key.endsWith(after ?? "?")).toBe(true);
  }
});
