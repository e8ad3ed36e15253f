import { expect, test } from "vitest";
import { revision } from "./revision-fixture.ts";
import { listArticleEntries, type Revision, type SiteArticle, stateAmong } from "./revisions.ts";

const today = "2026-11-26";

const article = { slug: "dry-eye", title_en: "Dry eye", title_ar: "جفاف العين" };

const states = (revisions: Revision[], articles = [article]) =>
  listArticleEntries(revisions, articles, today).map(({ state }) => state);

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
test("an approved article or change that is not on the site yet has its day", () => {
  const planned = revision({ state: "approved", published_at: "2026-12-01" });
  const scheduled = { kind: "scheduled", day: "2026-12-01" };
  expect(states([planned], [])).toEqual([scheduled]);
  expect(states([planned])).toEqual([scheduled]);
  expect(states([revision({}), planned])).toEqual([{ kind: "draft" }, scheduled]);
  expect(listArticleEntries([planned], [article], today)).toMatchObject([{ isChange: true }]);
});

// REQ-STAFF-59
test("a revision is an earlier one when a newer one goes live on its day or before", () => {
  const approve = (published_at: string | null, updated_at: string) =>
    revision({ state: "approved", published_at, updated_at });
  const first = approve(null, "2026-11-20T08:00:00Z");
  const planned = approve("2026-12-09", "2026-11-21T08:00:00Z");
  const sooner = approve("2026-12-01", "2026-11-22T08:00:00Z");
  const atOnce = approve("2026-11-26", "2026-11-25T21:00:00Z");
  const kinds = (...revisions: Revision[]) =>
    revisions.map((one) => stateAmong(one, { revisions, article: {} as SiteArticle }, today).kind);
  expect(kinds(planned, first)).toEqual(["scheduled", "published"]);
  expect(kinds(sooner, planned, first)).toEqual(["scheduled", "replaced", "published"]);
  expect(kinds(atOnce, sooner, planned, first)).toEqual([
    "published",
    "replaced",
    "replaced",
    "replaced",
  ]);
});
