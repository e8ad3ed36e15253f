import type { PageId } from "~/content/data/pages.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import type { StaffApi } from "../session/staff-api.ts";
import type { CallResult, VersionedRow } from "./use-call-queue.ts";

/** The calls that a form makes for its table. */
export interface StaffTableCalls<Row, Saved> {
  save: (api: StaffApi, parameters: Saved) => CallResult;
  withdraw: (api: StaffApi, row: { id: string; expected_version: number }) => CallResult;
  /** The parameters that save a row as it is. */
  parametersOf: (row: Row) => Saved;
  /** Page of the form. */
  page: PageId;
  /** Name of the draft of a new row. */
  draft: string;
}

/** The parameters that every save has. */
export interface SavedVersion {
  id: string;
  expected_version: number;
}

/** The words of the messages after a call. */
export type CallWords = Pick<StaffNoticeWords, "published" | "withdrawn" | "undo"> & {
  conflict: { title: string };
};

export function withdrawRow<Row extends VersionedRow, Saved>(
  api: StaffApi,
  table: StaffTableCalls<Row, Saved>,
  { id, version }: Row,
): CallResult {
  return table.withdraw(api, { id, expected_version: version });
}

/**
 * Withdraws a row that an earlier attempt to publish may have saved. `seen` is the version that the server has answered
 * with; without one, the row has its first version or does not exist.
 */
export async function withdrawIfSaved<Row, Saved>(
  api: StaffApi,
  table: StaffTableCalls<Row, Saved>,
  id: string,
  seen = 1,
): CallResult {
  const answer = await table.withdraw(api, { id, expected_version: seen });
  return answer.failure?.kind === "missing"
    ? { value: { id, version: 0, is_withdrawn: true }, failure: null }
    : answer;
}

/** Saves a row as it was; `version` is that of the row now. */
export function restoreRow<Row, Saved>(
  api: StaffApi,
  table: StaffTableCalls<Row, Saved>,
  earlier: Row,
  version: number,
): CallResult {
  return table.save(api, { ...table.parametersOf(earlier), expected_version: version });
}
