import { type ReactNode, useEffect, useState } from "react";
import { Button } from "~/components/controls/button.tsx";
import { Banner } from "~/components/layout/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import { branchIds } from "~/content/data/branches.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { omanDay } from "~/opening-hours/muscat-clock.ts";
import { classNames } from "~/styles/class-names.ts";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";
import { failureText, type StaffFailure } from "../session/staff-failure.ts";
import type { Draft } from "../session/use-draft.ts";
import { ConflictBanner } from "./conflict-banner.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { NoticeFields } from "./notice-fields.tsx";
import styles from "./notice-form.module.css";
import { NoticePreview } from "./notice-preview.tsx";
import type { NoticeScreenProps } from "./notice-props.ts";
import {
  errorOfRefusal,
  findErrors,
  type NoticeErrors,
  type NoticeField,
  type NoticeValues,
  noticeOfRow,
  withoutErrorsOf,
  withoutHiddenMarks,
} from "./notice-values.ts";
import { useDelayed } from "./use-delayed.ts";
import { useNoticeCalls } from "./use-notice-calls.ts";

export interface NoticeFormProps extends NoticeScreenProps {
  draft: Draft<NoticeValues>;
  /** The notice on the site that the form changes, or null for a new one. */
  published: NoticeValues | null;
  /** Other hours on the site, the latest change first. */
  exceptions: readonly RowOf<"opening_exceptions">[];
  /** Empties the form. */
  onStartAgain: () => void;
  /** Renders the form, and its actions in the dock of the page. */
  render: (form: ReactNode, dock: ReactNode) => ReactNode;
}

/** The form of a notice beside the preview of both languages. Everything typed is stored until it is published. */
export function NoticeForm(props: NoticeFormProps) {
  const { draft, published, words, onStartAgain, render } = props;
  const values = draft.value;
  const calls = useNoticeCalls(words, published, draft.clear);
  const { now } = useStaff();
  const { date: today } = omanDay(now());
  const [errors, setErrors] = useState<NoticeErrors>({});
  const [problems, setProblems] = useState<readonly NoticeField[]>([]);
  const refused = refusedFields(calls.failure);
  const showErrors = (found: NoticeErrors) => {
    setErrors(found);
    setProblems(Object.keys(found) as NoticeField[]);
  };
  useEffect(() => {
    const found = refusedFields(calls.failure);
    if (!found) return;
    setErrors(found);
    setProblems(Object.keys(found) as NoticeField[]);
  }, [calls.failure]);

  function submit(): void {
    const text = { en: withoutHiddenMarks(values.text.en), ar: withoutHiddenMarks(values.text.ar) };
    const found = findErrors({ ...values, text }, today);
    for (const locale of ["en", "ar"] as const)
      if (text[locale] !== values.text[locale].replace(/\s*\n\s*/g, " "))
        found[`text_${locale}`] = "hidden";
    draft.change({ ...values, text });
    showErrors(found);
    if (Object.keys(found).length === 0) void calls.publish({ ...values, text });
  }

  return render(
    <div className={styles.columns}>
      <form
        id="notice-form"
        className="stack gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {draft.isRestored && (
          <Banner kind="info">
            {words.restored}{" "}
            <button type="button" className={styles.link} onClick={onStartAgain}>
              {words.startAgain}
            </button>
          </Banner>
        )}
        <ErrorSummary
          title={words.summary}
          problems={problems.flatMap((field) => {
            const error = errors[field];
            return error ? [{ field, text: words.errors[error] }] : [];
          })}
        />
        {!refused && (
          <Failure
            failure={calls.failure}
            words={words}
            onMine={(version) => void calls.publish({ ...values, version })}
            onTheirs={(theirs) => {
              calls.dismissFailure();
              draft.change(theirs);
            }}
          />
        )}
        <NoticeFields
          {...props}
          values={values}
          errors={errors}
          onChange={(change) => {
            draft.change({ ...values, ...change });
            setErrors(withoutErrorsOf(change, values, errors));
          }}
        />
      </form>
      <Previews {...props} values={values} />
    </div>,
    <>
      <Button type="submit" form="notice-form" busy={calls.pending} busyLabel={words.publishing}>
        {published ? words.publishChange : words.publish}
      </Button>
      {published && (
        <Button variant="danger" onClick={() => void calls.withdraw(values)}>
          {words.withdraw}
        </Button>
      )}
    </>,
  );
}

function refusedFields(failure: StaffFailure | null): NoticeErrors | null {
  return failure?.kind === "invalid" ? errorOfRefusal(failure.field, failure.problem) : null;
}

/** A refusal that belongs to no field, or the version of somebody else. */
function Failure({
  failure,
  words,
  onMine,
  onTheirs,
}: {
  failure: StaffFailure | null;
  words: NoticeScreenProps["words"];
  onMine: (version: number) => void;
  onTheirs: (theirs: NoticeValues) => void;
}) {
  const { words: frame } = useStaff();
  if (!failure) return null;
  if (failure.kind !== "conflict" || !failure.current)
    return <Banner kind="error">{failureText(failure, frame)}</Banner>;
  const row = failure.current as RowOf<"notices">;
  const theirs = noticeOfRow(row);
  const { conflict } = words;
  return (
    <ConflictBanner
      message={`${conflict.title} ${row.is_withdrawn ? conflict.withdrawn : conflict.text}`}
      theirs={theirs.text}
      words={conflict}
      onMine={() => onMine(theirs.version)}
      onTheirs={() => onTheirs(theirs)}
    />
  );
}

function Previews({ values, words, previews }: NoticeScreenProps & { values: NoticeValues }) {
  const { locale } = useLanguage();
  const { now } = useStaff();
  const delayed = useDelayed(values, values.firstDay <= values.lastDay);
  const shown = delayed.branches.length > 0 ? delayed : { ...delayed, branches: [branchIds[0]] };
  return (
    <section className={classNames("stack gap-4", styles.previews)} aria-label={words.preview}>
      <h2 className="title-3">
        <Text>{words.preview}</Text>
      </h2>
      {previews.map((preview) => (
        <NoticePreview
          key={preview.locale}
          values={shown}
          words={preview}
          more={{ forms: words.more, locale }}
          now={now()}
        />
      ))}
    </section>
  );
}
