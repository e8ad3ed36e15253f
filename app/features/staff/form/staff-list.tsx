import { ActionButton } from "~/components/controls/action-button.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { LoadError } from "../session/load-error.tsx";
import { useStaff } from "../session/staff-context.ts";
import type { CallWords, StaffTableCalls } from "./staff-table-calls.ts";
import type { VersionedRow } from "./use-call-queue.ts";
import { useListWithdrawal } from "./use-list-withdrawal.ts";
import type { EntryWords } from "./use-staff-entry.ts";

/** An entry of the list in sentences. */
export interface StaffListEntry {
  branches: string;
  text: string;
  days: string;
}

/** The entries on the site that have not ended, each with a link to change it and a button to withdraw it. */
export function StaffList<Row extends VersionedRow, Saved>({
  rows,
  openedId,
  describe,
  table,
  words,
  reload,
}: {
  /** Undefined while loading, null when the server did not respond. */
  rows: readonly Row[] | null | undefined;
  /** The entry in the form, which has its actions there. */
  openedId: string | undefined;
  /** Returns null for a malformed row. */
  describe: (row: Row) => StaffListEntry | null;
  table: StaffTableCalls<Row, Saved>;
  words: CallWords & Pick<EntryWords, "current" | "withdraw">;
  /** Reads the rows again. */
  reload: () => void;
}) {
  const withdraw = useListWithdrawal(table, words, reload);
  const { words: frame } = useStaff();
  if (rows === undefined) return null;
  return (
    <section className="stack" aria-labelledby="current-entries">
      <h2 id="current-entries" className="title-3">
        <Text>{words.current.title}</Text>
      </h2>
      {rows === null && <LoadError onRetry={reload}>{frame.failures.unreachable}</LoadError>}
      {rows?.length === 0 && (
        <p>
          <Text>{words.current.none}</Text>
        </p>
      )}
      <ul>
        {rows?.map((row) => {
          const entry = describe(row);
          return (
            entry && (
              <li key={row.id} className="ruled">
                <div id={`entry-${row.id}`}>
                  <p>
                    <b>
                      <Text>{entry.branches}</Text>
                    </b>
                  </p>
                  <p>
                    <Text>{entry.text}</Text>
                  </p>
                  <p className="secondary small">
                    <Text>{entry.days}</Text>
                  </p>
                </div>
                {row.id !== openedId && (
                  <div className="cluster">
                    <ArrowLink
                      to={`${pathOf(table.page)}#${row.id}`}
                      aria-describedby={`entry-${row.id}`}
                    >
                      {words.current.change}
                    </ArrowLink>
                    <ActionButton
                      size="small"
                      danger
                      aria-describedby={`entry-${row.id}`}
                      onClick={() => void withdraw(row)}
                    >
                      {words.withdraw}
                    </ActionButton>
                  </div>
                )}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
