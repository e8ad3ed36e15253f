import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Loading } from "~/components/indicators/loading.tsx";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { DraftKey } from "../session/draft-key.tsx";
import { LoadError } from "../session/load-error.tsx";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";
import { useCurrentRows } from "./use-current-rows.ts";

/** Renders a form, and its actions in the dock of the page. */
export type RenderForm = (content: ReactNode, dock: ReactNode) => ReactNode;

/** The row that the fragment of the address names, and all rows on the site. */
export interface LoadedRows<Row> {
  /** Null for a new entry. */
  row: Row | null;
  /** True when the row of the address has ended or was withdrawn. */
  hasEnded: boolean;
  /** Undefined while loading, null when the server did not respond. */
  rows: readonly Row[] | null | undefined;
  /** The key of the typed values in the storage of the device. */
  draftKey: string;
  /** Reads the rows again. */
  reload: () => void;
}

/** Reads the rows of a table for its form. */
export function RowLoader<Table extends "notices" | "opening_exceptions">({
  table,
  draft,
  loading,
  render,
  children,
}: {
  table: Table;
  /** Name of the stored form. */
  draft: string;
  loading: string;
  render: RenderForm;
  /** Each row has a form of its own: `key` differs. */
  children: (loaded: LoadedRows<RowOf<Table>>, key: string) => ReactNode;
}) {
  const { now, words } = useStaff();
  const id = useLocation().hash.slice(1);
  const { value: rows, reload } = useCurrentRows(table, omanDay(now()).date, id);
  // Values typed before the row is read would go into a new one.
  if (id && rows === undefined) return render(<Loading>{loading}</Loading>, null);
  if (id && rows === null)
    return render(<LoadError onRetry={reload}>{words.failures.unreachable}</LoadError>, null);
  const row = rows?.find((one) => one.id === id) ?? null;
  const key = row ? `${row.id} ${row.version}` : "new";
  const form = row ? `${draft} ${row.id}` : draft;
  return (
    <DraftKey
      key={key}
      sources={[{ form, isWanted: (stored) => stored !== null }]}
      waiting={render(<Loading>{loading}</Loading>, null)}
    >
      {(draftKey) => children({ row, hasEnded: Boolean(id) && !row, rows, reload, draftKey }, key)}
    </DraftKey>
  );
}
