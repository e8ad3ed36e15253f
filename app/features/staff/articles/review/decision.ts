import type { StaffReviewWords } from "~/content/staff-review.types.ts";
import { yearAfter } from "../../form/form-validation.ts";
import type { StaffFailure } from "../../session/staff-failure.ts";

/** The fields of an approver. */
export interface Decision {
  /** A calendar date, "" while none is chosen, or null to publish at once. */
  day: string | null;
  comment: string;
}

export type DecisionErrors = Partial<Record<"day" | "comment", keyof StaffReviewWords["errors"]>>;

export function isDecision(value: unknown): value is Decision {
  if (typeof value !== "object" || value === null) return false;
  const { day, comment } = value as Partial<Decision>;
  return typeof comment === "string" && (day === null || typeof day === "string");
}

/** Returns the errors of an approval; `today` is the day in Oman. */
export function errorsOfApproval({ day }: Decision, today: string): DecisionErrors {
  if (day === null) return {};
  if (day === "") return { day: "dayMissing" };
  if (day < today) return { day: "past" };
  return day > yearAfter(today) ? { day: "tooFar" } : {};
}

/** Returns the errors of a return. */
export function errorsOfReturn({ comment }: Decision): DecisionErrors {
  if (comment.trim() === "") return { comment: "comment" };
  return [...comment].length > 2000 ? { comment: "tooLong" } : {};
}

/** Returns the errors of a value that the database has refused. */
export function errorsOfRefusal(failure: StaffFailure | null): DecisionErrors {
  if (failure?.kind !== "invalid") return {};
  const { field, problem } = failure;
  if (field === "comment")
    return {
      comment: problem === "hidden" ? "hidden" : problem === "too_long" ? "tooLong" : "comment",
    };
  return { day: problem === "too_far" ? "tooFar" : "past" };
}
