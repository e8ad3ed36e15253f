import { noApprover, type StaffCase } from "./staff-callers-fixture.ts";
import { at, badRevisions, day, id, revision } from "./staff-values-fixture.ts";

const notYours = "PT403 Somebody else must decide this";
const notAuthor = "PT403 Only its author may change this";

const chosen = (number: number, version: number, published_at: string) =>
  at(number, version, { published_at });
const changed = (number: number, base: number, change = {}) =>
  revision(number, 0, { slug: "chosen-day", base_id: id(base), ...change });

/** The cases of articles, in their order. */
export const articleCases: readonly StaffCase[] = [
  ...badRevisions.map(
    ([change, answer]) =>
      ["editor", "save_article_revision", revision(20, 0, change), answer] as const,
  ),
  ["editor", "save_article_revision", revision(20, 0, { content_ar: "" }), "version 1"],
  ["editor", "submit_article_revision", at(20, 1), "PT422 content_ar: missing"],
  ["editor", "save_article_revision", revision(20, 1), "version 2"],
  ["approver", "save_article_revision", revision(20, 2), notAuthor],
  ["approver", "submit_article_revision", at(20, 2), notAuthor],
  ["approver", "approve_article_revision", at(20, 2), "PT409 state 2"],
  ["editor", "submit_article_revision", at(20, 2), "version 3"],
  ["editor", "submit_article_revision", at(20, 2), "version 3"],
  ["editor", "save_article_revision", revision(20, 3), "PT409 state 3"],
  ["editor", "approve_article_revision", at(20, 3), noApprover],
  ["approver", "approve_article_revision", at(20, 2), "PT409 version 3"],
  ["approver", "reject_article_revision", at(20, 3, { comment: " " }), "PT422 comment: missing"],
  ["approver", "reject_article_revision", at(20, 3, { comment: "Add\nthe source." }), "version 4"],
  ["approver", "approve_article_revision", at(20, 4), "PT409 state 4"],
  ["approver", "save_article_revision", revision(21, 0, { restored_from: id(20) }), "version 1"],
  ["approver", "submit_article_revision", at(21, 1), "version 2"],
  ["approver", "approve_article_revision", at(21, 2), notYours],
  ["approver", "reject_article_revision", at(21, 2, { comment: "No." }), notYours],
  ["anonymous", "read articles", { slug: "dry-eyes" }, "0 rows"],
  ["second approver", "approve_article_revision", at(21, 2), "version 3"],
  ["second approver", "approve_article_revision", at(21, 2), "version 3"],
  ["anonymous", "read articles", { slug: "dry-eyes" }, "1 rows"],
  // Begun before the approval of another revision: its author is asked to look again.
  ["editor", "save_article_revision", revision(22, 0, { title_en: "Dry eye" }), "version 1"],
  ["editor", "submit_article_revision", at(22, 1), "PT409 article"],
  ["editor", "save_article_revision", revision(22, 1, { base_id: id(21) }), "version 2"],
  ["editor", "submit_article_revision", at(22, 2), "version 3"],
  ["approver", "approve_article_revision", at(22, 3), "version 4"],
  // A day to come would take an article off the site until then.
  [
    "editor",
    "save_article_revision",
    revision(23, 0, { slug: "on-the-site", published_at: day(5) }),
    "version 1",
  ],
  ["editor", "submit_article_revision", at(23, 1), "PT422 published_at: on_the_site"],
  [
    "editor",
    "save_article_revision",
    revision(24, 0, { slug: "later", published_at: day(5), featured_image: "/covers/eye.avif" }),
    "version 1",
  ],
  ["editor", "submit_article_revision", at(24, 1), "version 2"],
  ["approver", "approve_article_revision", at(24, 2), "version 3"],
  ["editor", "read articles", { slug: "later" }, "0 rows"],
  // The approver chooses the day.
  ["editor", "save_article_revision", revision(25, 0, { slug: "chosen-day" }), "version 1"],
  ["editor", "submit_article_revision", at(25, 1), "version 2"],
  ["approver", "approve_article_revision", chosen(25, 2, day(-1)), "PT422 published_at: past"],
  ["approver", "approve_article_revision", chosen(25, 2, day(400)), "PT422 published_at: too_far"],
  ["approver", "approve_article_revision", chosen(25, 2, day(3)), "version 3"],
  ["approver", "approve_article_revision", chosen(25, 2, day(3)), "version 3"],
  ["anonymous", "read articles", { slug: "chosen-day" }, "0 rows"],
  // A planned article may go live at once, but an article of the site does not leave it.
  ["editor", "save_article_revision", changed(26, 25, { published_at: day(5) }), "version 1"],
  ["editor", "submit_article_revision", at(26, 1), "version 2"],
  ["approver", "approve_article_revision", chosen(26, 2, day(0)), "version 3"],
  ["anonymous", "read articles", { slug: "chosen-day" }, "1 rows"],
  ["editor", "save_article_revision", changed(27, 26), "version 1"],
  ["editor", "submit_article_revision", at(27, 1), "version 2"],
  [
    "approver",
    "approve_article_revision",
    chosen(27, 2, day(3)),
    "PT422 published_at: on_the_site",
  ],
];
