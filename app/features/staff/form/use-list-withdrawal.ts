import { useStaff } from "../session/staff-context.ts";
import { failureText, type StaffFailure } from "../session/staff-failure.ts";
import { useToast } from "../session/toast.tsx";
import {
  type CallWords,
  restoreRow,
  type StaffTableCalls,
  withdrawRow,
} from "./staff-table-calls.ts";
import { useCallQueue, type VersionedRow } from "./use-call-queue.ts";

/**
 * Returns a function that withdraws a row of the list and shows a toast with Undo. `reload` is called when the list has
 * changed.
 */
export function useListWithdrawal<Row extends VersionedRow, Saved>(
  table: StaffTableCalls<Row, Saved>,
  words: CallWords,
  reload: () => void,
): (row: Row) => Promise<void> {
  const { api, words: frame } = useStaff();
  const toast = useToast();
  const { run } = useCallQueue<Row>();

  const textOf = (refusal: StaffFailure) =>
    refusal.kind === "conflict" ? words.conflict.title : failureText(refusal, frame);

  async function restore(row: Row, version: number): Promise<void> {
    const { failure } = await restoreRow(api, table, row, version);
    toast({ text: failure ? textOf(failure) : words.published });
    reload();
  }

  return async (row) => {
    const answer = await run([() => withdrawRow(api, table, row)]);
    if (!answer) return;
    reload();
    if (!Array.isArray(answer)) return toast({ text: textOf(answer) });
    const [withdrawn = row] = answer;
    const undo = () => void restore(row, withdrawn.version);
    toast({ text: words.withdrawn, undo: { label: words.undo, run: undo } });
  };
}
