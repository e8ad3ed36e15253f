import { expect, test } from "vitest";
import { listEntries, type RevisionSummary } from "./revisions.ts";

const today = "2026-11-26";

const revision = (change: Partial<RevisionSummary>): RevisionSummary => ({
  id: crypto.randomUUID(),
  version: 1,
  slug: "dry-eye",
  state: "draft",
  title_en: "Dry eye",
  title_ar: "جفاف العين",
  published_at: null,
  written_by: "salma",
  written_by_email: "salma@clinic.example",
  decided_by_email: null,
  comment: null,
  updated_at: "2026-11-20T08:00:00Z",
  ...change,
});

const article = { slug: "dry-eye", title_en: "Dry eye", title_ar: "جفاف العين" };

const states = (revisions: RevisionSummary[], articles = [article]) =>
  listEntries(revisions, articles, today).map(({ state }) => state);

// REQ-STAFF-50
test("a returned revision leaves the list when its author has begun another one", () => {
  const returned = revision({ state: "rejected" });
  expect(states([returned])).toEqual([{ kind: "returned" }]);
  expect(states([revision({}), returned])).toEqual([{ kind: "draft" }]);
  expect(states([revision({ written_by: "hamed" }), returned])).toEqual([
    { kind: "draft" },
    { kind: "returned" },
  ]);
  expect(states([revision({ state: "approved" }), returned])).toEqual([{ kind: "published" }]);
});

// REQ-STAFF-50
test("an approved article that is not on the site yet has its day", () => {
  const planned = revision({ state: "approved", published_at: "2026-12-01" });
  expect(states([planned], [])).toEqual([{ kind: "scheduled", day: "2026-12-01" }]);
});
