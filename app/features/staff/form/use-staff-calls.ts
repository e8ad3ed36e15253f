import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { pathOf } from "~/content/data/pages.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { storeDraft } from "../session/draft-store.ts";
import { useStaff } from "../session/staff-context.ts";
import { failureText, type StaffFailure } from "../session/staff-failure.ts";
import { useToast } from "../session/toast.tsx";
import {
  type CallWords,
  restoreRow,
  type SavedVersion,
  type StaffTableCalls,
  withdrawIfSaved,
  withdrawRow,
} from "./staff-table-calls.ts";
import { type CallResult, useCallQueue, type VersionedRow } from "./use-call-queue.ts";

/** The calls of a form, one at a time. Each leads to the start of the area and shows a toast with Undo. */
export interface StaffCalls<Row, Saved> {
  pending: boolean;
  failure: StaffFailure | null;
  /** The row on the site that the form changes, or null for a new one. */
  published: Row | null;
  /**
   * Saves rows, and withdraws those with `obsoleteIds`, which an earlier attempt may have saved. Undo restores the row
   * that was changed, or withdraws the new ones and opens the form with the values that `draftOf` returns.
   */
  publish: (
    entries: readonly Saved[],
    draftOf: (withdrawn: Row[]) => unknown,
    obsoleteIds: readonly string[],
  ) => Promise<void>;
  withdraw: (row: Row) => Promise<void>;
  /** Says that the person has seen the version of somebody else: the next call may change it. */
  acknowledge: (row: Row) => void;
}

/** `onDone` is called when the server has accepted the form. */
export function useStaffCalls<Row extends VersionedRow, Saved extends SavedVersion>(
  table: StaffTableCalls<Row, Saved>,
  initial: Row | null,
  words: CallWords,
  onDone: () => void,
): StaffCalls<Row, Saved> {
  const { api, user, words: frame } = useStaff();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const [published, setPublished] = useState(initial);
  /** The same row for calls of the same click. */
  const latest = useRef(initial);
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const { pending, run, versions } = useCallQueue<Row>();
  const start = localizedPath(pathOf("staff"), language);

  async function send(
    calls: readonly (() => CallResult)[],
    text: string,
    undo: (rows: Row[]) => Promise<void>,
  ): Promise<void> {
    setFailure(null);
    const rows = await run(calls);
    if (!Array.isArray(rows)) return setFailure(rows);
    onDone();
    toast({ text, undo: { label: words.undo, run: () => void undo(rows) } });
    await navigate(start);
  }

  /** Undoes a call: the row that it changed is restored as `earlier`, new rows are withdrawn. */
  async function undoCall(
    rows: readonly Row[],
    earlier: Row | null,
    draftOf: (withdrawn: Row[]) => unknown,
  ): Promise<void> {
    const after: Row[] = [];
    for (const row of rows) {
      const answer = await (earlier?.id === row.id
        ? restoreRow(api, table, earlier, row.version)
        : withdrawRow(api, table, row));
      if (answer.failure) return toast({ text: failureText(answer.failure, frame) });
      after.push(answer.value as Row);
    }
    toast({ text: earlier ? words.published : words.withdrawn });
    if (!earlier) {
      storeDraft(user.id, table.draft, draftOf(after));
      return navigate(localizedPath(pathOf(table.page), language));
    }
    // The first screen then shows the rows as they are now.
    if (window.location.pathname === pathOf("staff")) return navigate(start, { replace: true });
  }

  return {
    pending,
    failure,
    published,
    publish: (entries, draftOf, obsoleteIds) => {
      const saves = entries.map((entry) => () => {
        const seen = versions.current.get(entry.id) ?? 0;
        const expected_version = Math.max(entry.expected_version, seen);
        return table.save(api, { ...entry, expected_version });
      });
      const withdrawals = obsoleteIds.map(
        (id) => () => withdrawIfSaved(api, table, id, versions.current.get(id)),
      );
      const earlier = latest.current;
      return send([...saves, ...withdrawals], words.published, (rows) =>
        undoCall(rows.slice(0, saves.length), earlier, draftOf),
      );
    },
    withdraw: (row) =>
      send([() => withdrawRow(api, table, row)], words.withdrawn, (rows) =>
        undoCall(rows, row, () => null),
      ),
    acknowledge: (row) => {
      versions.current.set(row.id, row.version);
      latest.current = row.is_withdrawn ? null : row;
      setPublished(latest.current);
      setFailure(null);
    },
  };
}
