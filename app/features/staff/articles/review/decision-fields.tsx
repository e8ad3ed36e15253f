import { Field } from "~/components/forms/field.tsx";
import { Pill, PillGroup } from "~/components/forms/pills.tsx";
import { TextArea } from "~/components/forms/text-area.tsx";
import type { StaffReviewWords } from "~/content/staff-review.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { yearAfter } from "../../form/form-validation.ts";
import type { Decision, DecisionErrors } from "./decision.ts";

export interface DecisionFieldsProps {
  decision: Decision;
  errors: DecisionErrors;
  words: StaffReviewWords;
  /** The author of the revision. */
  person: string;
  /** The day in Oman. */
  today: string;
  onChange: (change: Partial<Decision>) => void;
}

/** The day on which a revision goes live, and the comment with which it is returned. */
export function DecisionFields(props: DecisionFieldsProps) {
  const { decision, errors, words, person, today, onChange } = props;
  const { day, comment } = decision;
  const errorOf = (field: keyof DecisionErrors) => {
    const error = errors[field];
    return error && words.errors[error];
  };
  const dayError = errorOf("day");
  return (
    <>
      <div className="stack gap-3">
        <PillGroup legend={words.when.title}>
          <Pill
            type="radio"
            name="when"
            checked={day === null}
            onChange={() => onChange({ day: null })}
          >
            {words.when.now}
          </Pill>
          <Pill
            type="radio"
            name="when"
            checked={day !== null}
            onChange={() => onChange({ day: day ?? "" })}
          >
            {words.when.later}
          </Pill>
        </PillGroup>
        {day !== null && (
          <Field
            id="day"
            type="date"
            label={words.when.day}
            value={day}
            min={today}
            max={yearAfter(today)}
            {...(dayError && { error: dayError })}
            onChange={({ target }) => onChange({ day: target.value })}
          />
        )}
      </div>
      <TextArea
        id="comment"
        label={interpolate(words.comment.label, { person })}
        hint={words.comment.hint}
        rows={4}
        dir="auto"
        value={comment}
        error={errorOf("comment")}
        onChange={({ target }) => onChange({ comment: target.value })}
      />
    </>
  );
}
