import type { DatabaseSync } from "node:sqlite";
import type { Account, StaffRole } from "../accounts/account.ts";
import type { Row } from "../tables/tables.ts";
import {
  approveRevision,
  rejectRevision,
  saveRevision,
  submitRevision,
} from "./article-revisions.ts";
import { addToAuditLog } from "./audit-log.ts";
import { conflictError, notFoundError } from "./staff-error.ts";
import { checkBranch, checkBranches, checkDays, checkSessions, checkText } from "./validation.ts";
import { findRow, insertRow, saveRow, updateRow } from "./versioned-rows.ts";

/** The type of a parameter in the migrations. */
export type ParameterType = "uuid" | "integer" | "text" | "date" | "jsonb" | "boolean";

/** A function below `/rest/v1/rpc` that staff may call. */
export interface StaffFunction {
  readonly needs: StaffRole;
  /** Names and types in the order of the migrations. */
  readonly parameters: Readonly<Record<string, ParameterType>>;
  /** The values of parameters that a call may leave out. */
  readonly defaults: Row;
  /** Bytes of a call's body. */
  readonly maxBytes: number;
  /** Checks the values and writes, inside a transaction. Returns the row; throws a StaffError. */
  run(database: DatabaseSync, caller: Account, values: Row): Row;
}

const row = { id: "uuid", expected_version: "integer" } as const;
const days = { branches: "jsonb", first_day: "date", last_day: "date" } as const;
// A text that is ten times too long still gets the error of its field.
const small = { defaults: {}, maxBytes: 32 * 1024 };

/** The functions of supabase/migrations with the same names, parameters, checks and errors. */
export const staffFunctions: Readonly<Record<string, StaffFunction>> = {
  save_notice: {
    ...small,
    needs: "editor",
    parameters: { ...row, ...days, text_en: "text", text_ar: "text" },
    run(database, caller, values) {
      checkBranches(values.branches);
      checkDays(values.first_day, values.last_day);
      checkText("text_en", values.text_en, 280);
      checkText("text_ar", values.text_ar, 280);
      return save(database, caller, "save_notice", "notices", values);
    },
  },
  withdraw_notice: {
    ...small,
    needs: "editor",
    parameters: row,
    run: (database, caller, values) => withdraw(database, caller, "notice", "notices", values),
  },
  save_opening_exception: {
    ...small,
    needs: "editor",
    parameters: {
      ...row,
      ...days,
      sessions: "jsonb",
      reason_en: "text",
      reason_ar: "text",
      is_expected: "boolean",
    },
    defaults: { is_expected: false },
    run(database, caller, values) {
      checkBranches(values.branches);
      checkDays(values.first_day, values.last_day);
      checkSessions(values.sessions);
      checkText("reason_en", values.reason_en, 80);
      checkText("reason_ar", values.reason_ar, 80);
      const given = { ...values, is_expected: values.is_expected ?? false };
      return save(database, caller, "save_opening_exception", "opening_exceptions", given);
    },
  },
  withdraw_opening_exception: {
    ...small,
    needs: "editor",
    parameters: row,
    run: (database, caller, values) =>
      withdraw(database, caller, "opening_exception", "opening_exceptions", values),
  },
  save_article_revision: {
    needs: "editor",
    parameters: {
      ...row,
      slug: "text",
      title_en: "text",
      title_ar: "text",
      excerpt_en: "text",
      excerpt_ar: "text",
      content_en: "text",
      content_ar: "text",
      category: "text",
      author: "text",
      featured_image: "text",
      published_at: "date",
      base_id: "uuid",
      restored_from: "uuid",
    },
    defaults: { featured_image: null, published_at: null, base_id: null, restored_from: null },
    // Two texts of 60,000 characters; Arabic has two bytes for each.
    maxBytes: 512 * 1024,
    run: saveRevision,
  },
  submit_article_revision: { ...small, needs: "editor", parameters: row, run: submitRevision },
  approve_article_revision: {
    ...small,
    needs: "approver",
    parameters: { ...row, published_at: "date" },
    defaults: { published_at: null },
    run: approveRevision,
  },
  reject_article_revision: {
    ...small,
    needs: "approver",
    parameters: { ...row, comment: "text" },
    run: rejectRevision,
  },
  confirm_facts: {
    ...small,
    needs: "editor",
    parameters: { id: "uuid", branch: "text", undo: "boolean" },
    defaults: { undo: false },
    run: confirmFacts,
  },
};

function save(
  database: DatabaseSync,
  caller: Account,
  action: string,
  table: string,
  values: Row,
): Row {
  const { id: _, expected_version: __, ...given } = values;
  return saveRow(database, caller, {
    action,
    table,
    values,
    given: { ...given, is_withdrawn: false },
  });
}

function withdraw(
  database: DatabaseSync,
  caller: Account,
  what: string,
  table: string,
  values: Row,
): Row {
  const given = { is_withdrawn: true };
  return saveRow(database, caller, { action: `withdraw_${what}`, table, values, given });
}

/** The staff of a branch confirm its facts. With `undo`, the same person withdraws the confirmation. */
function confirmFacts(database: DatabaseSync, caller: Account, { id, branch, undo }: Row): Row {
  const table = "fact_checks";
  checkBranch(branch);
  const before = findRow(database, table, id);
  if (before === null && undo) throw notFoundError();
  if (before && (before.checked_by !== caller.id || before.branch !== branch))
    throw conflictError("version", before);
  if (before && (before.is_withdrawn || !undo)) return before;
  if (before) updateRow(database, table, { id, is_withdrawn: true });
  else
    insertRow(database, table, {
      id,
      branch,
      checked_by: caller.id,
      checked_by_email: caller.email,
      is_withdrawn: false,
      checked_at: new Date().toISOString(),
    });
  const after = findRow(database, table, id) ?? {};
  const entry = { action: "confirm_facts", table, id: String(id), before, after };
  addToAuditLog(database, caller, entry);
  return after;
}
