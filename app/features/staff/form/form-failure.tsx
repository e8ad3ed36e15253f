import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import type { Locale } from "~/i18n/locale.ts";
import { useStaff } from "../session/staff-context.ts";
import { failureText, type StaffFailure } from "../session/staff-failure.ts";
import { ConflictBanner } from "./conflict-banner.tsx";
import type { VersionedRow } from "./use-call-queue.ts";

/** A refusal that belongs to no field, or the version of somebody else. */
export function FormFailure<Row extends VersionedRow>({
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
