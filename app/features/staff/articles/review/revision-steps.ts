import type { RowOf } from "../../session/staff-api.ts";
import type { Revision } from "../revisions.ts";

/** One entry of the audit log about a revision. */
export type LogEntry = Pick<RowOf<"audit_log">, "row_id" | "at" | "actor_email" | "action">;

/** A step of the review and publication of a revision. */
export interface RevisionStep {
  kind: "written" | "submitted" | "returned" | "approved";
  /** E-mail address of the person. */
  person: string;
  /** The time as ISO 8601. */
  at: string;
  /** The comment with which an earlier revision was returned. */
  comment: string | null;
}

const kinds: Readonly<Record<string, RevisionStep["kind"]>> = {
  save_article_revision: "written",
  submit_article_revision: "submitted",
  reject_article_revision: "returned",
  approve_article_revision: "approved",
};

/** Returns the revision and the returned revisions of the same author before it. */
export function listAttempts(revision: Revision, revisions: readonly Revision[]): Revision[] {
  return revisions.filter(
    ({ id, state, written_by, base_id, updated_at }) =>
      id === revision.id ||
      (state === "rejected" &&
        written_by === revision.written_by &&
        base_id === revision.base_id &&
        updated_at < revision.updated_at),
  );
}

/** Returns the steps of the log in its order. The comment of the shown revision has a place of its own. */
export function listSteps(
  shown: Revision,
  revisions: readonly Revision[],
  log: readonly LogEntry[],
): RevisionStep[] {
  return log.flatMap(({ row_id, at, actor_email: person, action }) => {
    const kind = kinds[action];
    if (!kind) return [];
    const returned = kind === "returned" && row_id !== shown.id;
    const row = returned ? revisions.find(({ id }) => id === row_id) : undefined;
    return [{ kind, person, at, comment: row?.comment ?? null }];
  });
}
