import { expect, test } from "vitest";
import { revision } from "../revision-fixture.ts";
import { listAttempts, listSteps } from "./revision-steps.ts";

const returned = revision({ state: "rejected", comment: "Name the source." });
const shown = revision({ state: "submitted", updated_at: "2026-11-22T08:00:00Z" });

// REQ-STAFF-62
test("the attempts are the revision and the returned ones of its author before it", () => {
  const others = [
    revision({ state: "rejected", updated_at: "2026-11-23T08:00:00Z" }),
    revision({ state: "rejected", written_by: "hamed" }),
    revision({ state: "rejected", base_id: "an-approved-one" }),
    revision({ state: "approved" }),
    revision({}),
  ];
  expect(listAttempts(shown, [shown, returned, ...others])).toEqual([shown, returned]);
});

// REQ-STAFF-62
test("a step has the comment of an earlier revision, and other entries of the log are no steps", () => {
  const entry = (row_id: string, action: string) => ({
    row_id,
    action,
    at: "2026-11-20T08:00:00Z",
    actor_email: "salma@clinic.example",
  });
  const log = [
    entry(returned.id, "save_article_revision"),
    entry(returned.id, "reject_article_revision"),
    entry(shown.id, "delete_own_account"),
    entry(shown.id, "submit_article_revision"),
  ];
  expect(listSteps(shown, [shown, returned], log)).toMatchObject([
    { kind: "written", comment: null },
    { kind: "returned", comment: "Name the source." },
    { kind: "submitted", comment: null },
  ]);
  expect(listSteps(returned, [returned], log.slice(1, 2))).toMatchObject([{ comment: null }]);
});
