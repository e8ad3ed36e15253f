import { type ReactNode, useEffect, useState } from "react";
import { Button } from "~/components/controls/button.tsx";
import { Banner } from "~/components/layout/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import { exceptionalHours } from "~/content/data/exceptional-hours.ts";
import { locales } from "~/i18n/locale.ts";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import { omanDay } from "~/opening-hours/muscat-clock.ts";
import { pageExceptions } from "~/opening-hours/page-exceptions.ts";
import { classNames } from "~/styles/class-names.ts";
import { closedDays } from "../notice/closed-days.ts";
import { ErrorSummary } from "../notice/error-summary.tsx";
import styles from "../notice/notice-form.module.css";
import { withoutHiddenMarks } from "../notice/notice-values.ts";
import { useDelayed } from "../notice/use-delayed.ts";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";
import { failureText, type StaffFailure } from "../session/staff-failure.ts";
import type { Draft } from "../session/use-draft.ts";
import { BranchPlans } from "./branch-plans.tsx";
import { findErrors, type HoursErrors } from "./hours-errors.ts";
import { HoursFields } from "./hours-fields.tsx";
import { periodsOf } from "./hours-periods.ts";
import { HoursPreview } from "./hours-preview.tsx";
import type { HoursScreenProps } from "./hours-props.ts";
import { type HoursValues, reasonTexts } from "./hours-values.ts";
import { useHoursCalls } from "./use-hours-calls.ts";

type Row = RowOf<"opening_exceptions">;

export interface HoursFormProps extends HoursScreenProps {
  draft: Draft<HoursValues>;
  /** The row on the site that the form changes, or null for a new entry. */
  published: Row | null;
  /** All rows on the site, the latest change first. */
  rows: readonly Row[];
  /** Empties the form. */
  onStartAgain: () => void;
  /** Renders the form, and its actions in the dock of the page. */
  render: (form: ReactNode, dock: ReactNode) => ReactNode;
}

/** The form of other hours beside the card that patients will see. Everything typed is stored until it is published. */
export function HoursForm(props: HoursFormProps) {
  const { draft, published, rows, words, shared, reasonNames, previews, onStartAgain } = props;
  const values = draft.value;
  const calls = useHoursCalls(props, published, draft.clear);
  const { date: today } = omanDay(useStaff().now());
  const [errors, setErrors] = useState<HoursErrors>({});
  const [problems, setProblems] = useState<readonly string[]>([]);
  const texts: Record<string, string> = { ...shared.errors, ...words.errors };
  const errorText = (field: string) => {
    const error = errors[field];
    return error && texts[error];
  };
  const showErrors = (found: HoursErrors) => {
    setErrors(found);
    setProblems(Object.keys(found));
  };
  const shown = useDelayed(values, values.firstDay <= values.lastDay);
  const periods = periodsOf(values, isClosedAnyway);
  useEffect(() => {
    if (calls.failure?.kind !== "invalid") return;
    const { field } = calls.failure;
    const found = { [field === "sessions" ? "branches" : field]: refusals[field] ?? "times" };
    setErrors(found);
    setProblems(Object.keys(found));
  }, [calls.failure]);

  function submit(): void {
    const { ownReason } = values;
    const clean = { ...ownReason };
    for (const locale of locales) clean[locale] = withoutHiddenMarks(ownReason[locale]);
    const ids = [...values.ids];
    while (ids.length < periods.length) ids.push(crypto.randomUUID());
    const next = { ...values, ids, ownReason: clean };
    const found = findErrors(next, today);
    for (const locale of locales)
      if (values.reason === "other" && clean[locale] !== ownReason[locale])
        found[`reason_${locale}`] = "hidden";
    if (Object.keys(found).length === 0 && periods.length === 0) found.branches = "noDay";
    draft.change(next);
    showErrors(found);
    if (Object.keys(found).length === 0) void calls.publish(next, periods);
  }

  return props.render(
    <div className={styles.columns}>
      <form
        id="hours-form"
        className="stack gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {draft.isRestored && (
          <Banner kind="info">
            {shared.restored}{" "}
            <button type="button" className={styles.link} onClick={onStartAgain}>
              {shared.startAgain}
            </button>
          </Banner>
        )}
        <ErrorSummary
          title={shared.summary}
          problems={problems.flatMap((field) => {
            const text = errorText(field);
            return text ? [{ field, text }] : [];
          })}
        />
        <Failure failure={calls.failure} conflict={words.conflict} />
        <BranchesAndDays
          {...props}
          values={values}
          errors={errors}
          errorText={errorText}
          today={today}
          onChange={(next, ...fields) => {
            draft.change(next);
            const left = Object.entries(errors).filter(([field]) => !fields.includes(field));
            setErrors(Object.fromEntries(left));
          }}
        />
      </form>
      <section className={classNames("stack gap-4", styles.previews)} aria-label={shared.preview}>
        <h2 className="title-3">
          <Text>{shared.preview}</Text>
        </h2>
        {previews.map((preview) => (
          <HoursPreview
            key={preview.locale}
            periods={periodsOf(shown, isClosedAnyway)}
            reason={reasonTexts(shown, reasonNames)}
            firstDay={shown.firstDay}
            others={pageExceptions(tableOf(rows), preview.hours, preview.locale)}
            words={preview}
          />
        ))}
      </section>
    </div>,
    <>
      <Button type="submit" form="hours-form" busy={calls.pending} busyLabel={shared.publishing}>
        {published ? shared.publishChange : shared.publish}
      </Button>
      {published && (
        <Button variant="danger" onClick={() => void calls.withdraw(published)}>
          {words.withdraw}
        </Button>
      )}
    </>,
  );
}

function BranchesAndDays(props: HoursFormProps & Parameters<typeof HoursFields>[0]) {
  return (
    <>
      <HoursFields {...props} />
      <BranchPlans {...props} preview={props.previews[0]} isClosed={isClosedAnyway} />
    </>
  );
}

/** The errors of refusals of the database, by field. */
const refusals: Readonly<Record<string, HoursErrors[string]>> = {
  first_day: "firstMissing",
  last_day: "order",
  reason_en: "reasonTooLong",
  reason_ar: "reasonTooLong",
};

/** Whether a branch is closed on the weekday of a date. */
const isClosedAnyway = closedDays([]);

function tableOf(rows: readonly Row[]) {
  return [...rows.flatMap((row) => parseExceptionalHours(row) ?? []), ...exceptionalHours];
}

/** A refusal that belongs to no field, or a change by somebody else. */
function Failure({ failure, conflict }: { failure: StaffFailure | null; conflict: string }) {
  const { words: frame } = useStaff();
  if (!failure || failure.kind === "invalid") return null;
  return (
    <Banner kind="error">
      {failure.kind === "conflict" ? conflict : failureText(failure, frame)}
    </Banner>
  );
}
