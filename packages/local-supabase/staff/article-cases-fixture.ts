import { noApprover, type StaffCase } from "./staff-callers-fixture.ts";
import { at, badRevisions, day, id, revision } from "./staff-values-fixture.ts";

const notYours = "PT403 Somebody else must decide this";
const notAuthor = "PT403 Only its author may change this";

const chosen = (number: number, version: number, published_at: string) =>
  at(number, version, { published_at });
const changed = (number: number, base: number, change = {}) =>
  revision(number, 0, { slug: "chosen-day", base_id: id(base), ...change });

const readers = ["anonymous", "account", "editor", "approver"] as const;

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
  // Another revision was approved after this one began: submitting it is a conflict.
  ["editor", "save_article_revision", revision(22, 0, { title_en: "Dry eye" }), "version 1"],
  ["editor", "submit_article_revision", at(22, 1), "PT409 article"],
  ["editor", "save_article_revision", revision(22, 1, { base_id: id(21) }), "version 2"],
  ["editor", "submit_article_revision", at(22, 2), "version 3"],
  ["approver", "approve_article_revision", at(22, 3), "version 4"],
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
  // A planned article may go live at once.
  ["editor", "save_article_revision", changed(26, 25, { published_at: day(5) }), "version 1"],
  ["editor", "submit_article_revision", at(26, 1), "version 2"],
  ["approver", "approve_article_revision", chosen(26, 2, day(0)), "version 3"],
  ["anonymous", "read articles", { slug: "chosen-day" }, "1 rows"],
  // A change of an article of the site waits for its day, and nobody reads it before.
  ["editor", "save_article_revision", changed(27, 26, { title_en: "In 3 days" }), "version 1"],
  ["editor", "submit_article_revision", at(27, 1), "version 2"],
  ["approver", "approve_article_revision", chosen(27, 2, day(3)), "version 3"],
  ["approver", "approve_article_revision", chosen(27, 2, day(3)), "version 3"],
  ...readers.flatMap((caller) => [
    [caller, "read articles", { slug: "chosen-day", title_en: "Dry eyes" }, "1 rows"] as const,
    [caller, "read articles", { slug: "chosen-day" }, "1 rows"] as const,
    [caller, "read articles", { title_en: "In 3 days" }, "0 rows"] as const,
  ]),
  ["editor", "save_article_revision", changed(28, 26), "version 1"],
  ["editor", "submit_article_revision", at(28, 1), "PT409 article"],
  [
    "editor",
    "save_article_revision",
    changed(29, 27, { title_en: "In 5 days", published_at: day(5) }),
    "version 1",
  ],
  ["editor", "submit_article_revision", at(29, 1), "version 2"],
  ["approver", "approve_article_revision", at(29, 2), "version 3"],
  ["operator", "move the day", { day: day(3) }, "ok"],
  ["anonymous", "read articles", { slug: "chosen-day", title_en: "In 3 days" }, "1 rows"],
  ["anonymous", "read articles", { slug: "chosen-day" }, "1 rows"],
  ["anonymous", "read articles", { title_en: "In 5 days" }, "0 rows"],
  // A change that goes live at once replaces the planned ones.
  ["editor", "save_article_revision", changed(30, 29, { title_en: "At once" }), "version 1"],
  ["editor", "submit_article_revision", at(30, 1), "version 2"],
  ["approver", "approve_article_revision", at(30, 2), "version 3"],
  ["operator", "move the day", { day: day(5) }, "ok"],
  ["anonymous", "read articles", { slug: "chosen-day" }, "1 rows"],
  ["anonymous", "read articles", { slug: "chosen-day", title_en: "At once" }, "1 rows"],
  // The change that was approved later replaces an earlier planned change on the days after it.
  ["editor", "save_article_revision", changed(31, 30, { title_en: "In 5 days" }), "version 1"],
  ["editor", "submit_article_revision", at(31, 1), "version 2"],
  ["approver", "approve_article_revision", chosen(31, 2, day(5)), "version 3"],
  ["editor", "save_article_revision", changed(32, 31, { title_en: "In 3 days" }), "version 1"],
  ["editor", "submit_article_revision", at(32, 1), "version 2"],
  ["approver", "approve_article_revision", chosen(32, 2, day(3)), "version 3"],
  ["operator", "move the day", { day: day(3) }, "ok"],
  ["operator", "move the day", { day: day(5) }, "ok"],
  ["anonymous", "read articles", { slug: "chosen-day" }, "1 rows"],
  ["anonymous", "read articles", { slug: "chosen-day", title_en: "In 3 days" }, "1 rows"],
];
