import type { StaffTableCalls } from "../form/staff-table-calls.ts";
import type { RowOf } from "../session/staff-api.ts";
import { noticeOfRow, saveParameters } from "./notice-values.ts";

/** The calls of the table of notices. */
export const noticesCalls: StaffTableCalls<RowOf<"notices">, ReturnType<typeof saveParameters>> = {
  save: (api, parameters) => api.call("save_notice", parameters),
  withdraw: (api, parameters) => api.call("withdraw_notice", parameters),
  parametersOf: (row) => saveParameters(noticeOfRow(row)),
  page: "staff-notice",
  draft: "notice",
};
