import type { ReactNode } from "react";
import { ActionButton } from "~/components/controls/action-button.tsx";
import { Banner } from "~/components/indicators/banner.tsx";
import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
import { Text } from "~/components/text/text.tsx";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import type { Locale } from "~/i18n/locale.ts";
import { useStaff } from "../session/staff-context.ts";
import { failureText, type StaffFailure } from "../session/staff-failure.ts";
import { ConflictBanner } from "./conflict-banner.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { LoadedRows, RenderForm } from "./row-loader.tsx";
import { StaffList, type StaffListEntry } from "./staff-list.tsx";
import type { StaffTableCalls } from "./staff-table-calls.ts";
import { TextButton } from "./text-button.tsx";
import type { VersionedRow } from "./use-call-queue.ts";
import type { EntryWords, StaffEntry } from "./use-staff-entry.ts";

export interface StaffFormProps<Row, Saved, Values> {
  /** Title of a new entry. */
  title: string;
  words: EntryWords;
  shared: StaffNoticeWords;
  table: StaffTableCalls<Row, Saved>;
  loaded: LoadedRows<Row>;
  entry: StaffEntry<Row, Values>;
  fields: ReactNode;
  /** The names of the fields, by id, whose errors do not name them; the summary has both. */
  names: Readonly<Record<string, string>>;
  previews: ReactNode;
  /** Returns an entry of the list, or null for a malformed row. */
  describe: (row: Row) => StaffListEntry | null;
  /** The version of somebody else in both languages. */
  textOf: (row: Row) => Readonly<Record<Locale, string>>;
  render: RenderForm;
}

/** A form beside what patients will see, above the list of entries on the site. */
export function StaffForm<Row extends VersionedRow, Saved, Values>(
  props: StaffFormProps<Row, Saved, Values>,
) {
  const { title, words, shared, table, loaded, entry, fields, names, previews, textOf } = props;
  const { form, calls } = entry;
  const { published } = calls;
  return props.render(
    <>
      <div>
        <h1>
          <Text>{loaded.row ? words.change : title}</Text>
        </h1>
        <p className="secondary">
          <Text>{words.lead}</Text>
        </p>
      </div>
      {loaded.hasEnded && <Banner kind="warning">{words.ended}</Banner>}
      <div className="beside">
        <form
          id="staff-form"
          className="stack gap-5"
          noValidate
          // The entry has been sent: later input would be lost.
          inert={calls.pending}
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          {form.isRestored && (
            <Banner kind="info">
              {shared.restored}{" "}
              <TextButton onClick={entry.startAgain}>{shared.startAgain}</TextButton>
            </Banner>
          )}
          <ErrorSummary
            title={shared.summary}
            problems={form.summary.flatMap((field) => {
              const text = form.errorText(field);
              const name = names[field];
              return text ? [{ field, text: name ? `${name}: ${text}` : text }] : [];
            })}
          />
          <FormFailure<Row>
            failure={form.failure}
            words={words.conflict}
            textOf={textOf}
            onMine={entry.overwrite}
            onTheirs={entry.takeTheirs}
          />
          {fields}
        </form>
        <section className="stack" aria-label={shared.preview}>
          <h2 className="title-3">
            <Text>{shared.preview}</Text>
          </h2>
          {previews}
        </section>
      </div>
      <StaffList
        rows={loaded.rows}
        openedId={loaded.row?.id}
        describe={props.describe}
        table={table}
        words={{ ...words, undo: shared.undo }}
        reload={loaded.reload}
      />
    </>,
    <>
      <ActionButton
        type="submit"
        form="staff-form"
        busy={calls.pending}
        busyLabel={shared.publishing}
      >
        {published ? shared.publishChange : shared.publish}
      </ActionButton>
      {published && (
        <ActionButton danger onClick={() => void calls.withdraw(published)}>
          {words.withdraw}
        </ActionButton>
      )}
    </>,
  );
}

/** A refusal that belongs to no field, or the version of somebody else. */
function FormFailure<Row extends VersionedRow>({
  failure,
  words,
  textOf,
  onMine,
  onTheirs,
}: {
  failure: StaffFailure | null;
  words: Omit<StaffNoticeWords["conflict"], "replaced">;
  /** The text of a row in both languages. */
  textOf: (row: Row) => Readonly<Record<Locale, string>>;
  onMine: (row: Row) => void;
  onTheirs: (row: Row) => void;
}) {
  const { words: frame } = useStaff();
  if (!failure) return null;
  if (failure.kind !== "conflict" || !failure.current)
    return <ErrorBanner>{failureText(failure, frame)}</ErrorBanner>;
  const row = failure.current as Row;
  return (
    <ConflictBanner
      message={`${words.title} ${row.is_withdrawn ? words.withdrawn : words.text}`}
      theirs={textOf(row)}
      words={words}
      onMine={() => onMine(row)}
      onTheirs={() => onTheirs(row)}
    />
  );
}
