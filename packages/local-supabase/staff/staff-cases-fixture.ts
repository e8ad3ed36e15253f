// One table of caller, call and expected answer. staff-functions.test.ts applies it to the embedded backend, and
// tests/postgres/staff-functions.test.ts to the migrations on a real PostgreSQL.

import { articleCases } from "./article-cases-fixture.ts";
import {
  type CallerName,
  noApprover,
  noEditor,
  noRow,
  type StaffCase,
} from "./staff-callers-fixture.ts";
import {
  at,
  badNotices,
  badSessions,
  day,
  exception,
  id,
  notice,
  revision,
} from "./staff-values-fixture.ts";

/** Rows from before the first case: a notice that is over, and an article on the site. Valid in both databases. */
export const setupSql = `
  insert into notices (id, version, branches, first_day, last_day, text_en, text_ar, is_withdrawn, updated_at)
    values ('${id(99)}', 1, '["all"]', '${day(-9)}', '${day(-1)}', 'Over', 'انتهى', false, '2026-01-01T00:00:00Z');
  insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, content_en, content_ar, category, author, published_at)
    values ('${id(98)}', 'on-the-site', 'Title', 'عنوان', 'Excerpt', 'مقتطف', 'Text', 'نص', 'care', 'noor', '2026-01-05');`;

/** Sets the planned changes of a day for today. Valid in both databases. */
export const moveDaySql = (planned: unknown) => `
  update articles set shown_from = '${day(-1)}' where shown_from = '${day(0)}';
  update articles set shown_until = '${day(0)}' where shown_until = '${planned}';
  update articles set shown_from = '${day(0)}' where shown_from = '${planned}';`;

const noCode = "PT403 This needs a second factor";

/** A call of each function with valid values. */
const validCalls: readonly (readonly [string, object])[] = [
  ["save_notice", notice(1, 0)],
  ["withdraw_notice", at(1, 1)],
  ["save_opening_exception", exception(1, 0)],
  ["withdraw_opening_exception", at(1, 1)],
  ["save_article_revision", revision(1, 0)],
  ["submit_article_revision", at(1, 1)],
  ["approve_article_revision", at(1, 1)],
  ["reject_article_revision", at(1, 1, { comment: "No." })],
  ["confirm_facts", { id: id(1), branch: "sohar" }],
];

const refusedCallers = [
  ["anonymous", "42501", "42501"],
  ["account", noEditor, noApprover],
  ["editor without a code", noCode, noApprover],
  ["approver without a code", noCode, noCode],
  ["editor whose session has ended", "42501", "42501"],
] as const;

const refusals: StaffCase[] = refusedCallers.flatMap(([caller, asEditor, asApprover]) =>
  validCalls.map(([call, values]) => {
    const answer = /approve|reject/.test(call) ? asApprover : asEditor;
    return [caller, call, { ...values }, answer] as const;
  }),
);

const tables = ["notices", "opening_exceptions", "article_revisions", "fact_checks", "audit_log"];

/** Nobody writes to a table directly. */
const directWrites: StaffCase[] = (["anonymous", "account", "editor", "approver"] as const).flatMap(
  (caller) =>
    [...tables, "articles"].flatMap((table) =>
      ["insert", "update", "delete"].map(
        (verb) => [caller, `${verb} ${table}`, {}, "42501"] as const,
      ),
    ),
);

const reads = (caller: CallerName, ...rows: readonly (number | string)[]): StaffCase[] =>
  tables.map((table, index) => {
    const answer = rows[index] ?? 0;
    return [caller, `read ${table}`, {}, typeof answer === "number" ? `${answer} rows` : answer];
  });

const notices: StaffCase[] = [
  ...badNotices.map(
    ([change, answer]) => ["editor", "save_notice", notice(10, 0, change), answer] as const,
  ),
  ["editor", "save_notice", notice(10, 0, { text_en: `${"👁".repeat(279)}.` }), "version 1"],
  // Sent again, because the answer was lost.
  ["editor", "save_notice", notice(10, 0, { text_en: `${"👁".repeat(279)}.` }), "version 1"],
  ["approver", "save_notice", notice(10, 0), "PT409 version 1"],
  ["approver", "save_notice", notice(10, 1), "version 2"],
  ["editor", "save_notice", notice(10, 1, { text_en: "Mine." }), "PT409 version 2"],
  ["editor", "save_notice", notice(11, 1), noRow],
  ["editor", "withdraw_notice", at(11, 0), noRow],
  ["editor", "withdraw_notice", at(10, 1), "PT409 version 2"],
  ["editor", "withdraw_notice", at(10, 2), "version 3"],
  ["editor", "withdraw_notice", at(10, 2), "version 3"],
  ["editor", "save_notice", notice(12, 0, { branches: ["all"], first_day: day(-3) }), "version 1"],
];

const exceptions: StaffCase[] = [
  ...badSessions.map(
    ([sessions, answer]) =>
      ["editor", "save_opening_exception", exception(10, 0, { sessions }), answer] as const,
  ),
  [
    "editor",
    "save_opening_exception",
    exception(10, 0, { branches: ["paris"] }),
    "PT422 branches: invalid",
  ],
  [
    "editor",
    "save_opening_exception",
    exception(10, 0, { reason_ar: "" }),
    "PT422 reason_ar: missing",
  ],
  ["editor", "save_opening_exception", exception(10, 0, { is_expected: true }), "version 1"],
  // The same sessions with their members in another order are the same call.
  [
    "editor",
    "save_opening_exception",
    exception(10, 1, {
      sessions: [
        { from: 0, to: 600 },
        { from: 601, to: 1440 },
      ],
    }),
    "version 2",
  ],
  [
    "editor",
    "save_opening_exception",
    exception(10, 1, {
      sessions: [
        { to: 600, from: 0 },
        { to: 1440, from: 601 },
      ],
    }),
    "version 2",
  ],
  ["approver", "save_opening_exception", exception(11, 0), "version 1"],
  ["editor", "withdraw_opening_exception", at(11, 1), "version 2"],
];

const checks: StaffCase[] = [
  ["editor", "confirm_facts", { id: id(30), branch: "all" }, "PT422 branch: invalid"],
  ["editor", "confirm_facts", { id: id(30), branch: "paris" }, "PT422 branch: invalid"],
  ["editor", "confirm_facts", { id: id(30), branch: "sohar", undo: true }, noRow],
  ["editor", "confirm_facts", { id: id(30), branch: "sohar" }, "ok"],
  ["editor", "confirm_facts", { id: id(30), branch: "sohar" }, "ok"],
  ["approver", "confirm_facts", { id: id(30), branch: "sohar", undo: true }, "PT409 version"],
  ["editor", "confirm_facts", { id: id(30), branch: "sohar", undo: true }, "ok"],
  ["editor", "confirm_facts", { id: id(31), branch: "sur" }, "ok"],
];

/** The cases in their order. Each builds on the rows of those before it. */
export const staffCases: readonly StaffCase[] = [
  ...refusals,
  ...notices,
  ...exceptions,
  ...articleCases,
  ...checks,
  ...directWrites,
  ...reads("anonymous", 1, 1, "42501", "42501", "42501"),
  ...reads("account", 1, 1, 0, 0, 0),
  ...reads("editor without a code", 1, 1, 0, 0, 0),
  ...reads("editor", 3, 2, 12, 2, 45),
  ...reads("approver", 3, 2, 12, 2, 45),
  ["operator", "role", { of: "editor", role: null }, "ok"],
  ["editor", "save_notice", notice(13, 0), noEditor],
  ...reads("editor", 1, 1, 0, 0, 0),
];
