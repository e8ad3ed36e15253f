import { useState } from "react";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import type { StaffFailure } from "../session/staff-failure.ts";
import { useToast } from "../session/toast.tsx";
import type { Draft } from "../session/use-draft.ts";

/** The name of an error, by the id of its field. */
export type FormErrors<ErrorName extends string> = Partial<Record<string, ErrorName>>;

/** The values and errors of a form. Each change is stored on the device. */
export interface StaffFormState<Values> {
  values: Values;
  isRestored: boolean;
  errorText: (field: string) => string | undefined;
  /** Whether the error of a field is this one. */
  hasError: (field: string, name: string) => boolean;
  /** The fields that had an error when the form was submitted last, in the order of the page. */
  summary: readonly string[];
  /** A refusal that belongs to no field. */
  failure: StaffFailure | null;
  /** Takes the values; the errors of the changed fields vanish. */
  change: (values: Values, ...fields: string[]) => void;
  /** Uses the version of somebody else; Undo restores the replaced values. */
  replace: (theirs: Values) => void;
  submit: () => void;
}

/** The parts that are different in each form. */
interface FormRules<Values, ErrorName extends string> {
  shared: StaffNoticeWords;
  texts: Readonly<Record<ErrorName, string>>;
  check: (values: Values) => { values: Values; errors: FormErrors<ErrorName> };
  errorsOfRefusal: (field: string, problem: string) => FormErrors<ErrorName> | null;
  /** Called with values without errors. */
  publish: (values: Values) => void;
}

/** `failure` is that of the last call. */
export function useStaffForm<Values, ErrorName extends string>(
  draft: Draft<Values>,
  failure: StaffFailure | null,
  { shared, texts, check, errorsOfRefusal, publish }: FormRules<Values, ErrorName>,
): StaffFormState<Values> {
  const toast = useToast();
  const [errors, setErrors] = useState<FormErrors<ErrorName>>({});
  const [summary, setSummary] = useState<readonly string[]>([]);
  const [shownFailure, setShownFailure] = useState<StaffFailure | null>(null);
  const refused =
    failure?.kind === "invalid" ? errorsOfRefusal(failure.field, failure.problem) : null;
  // The response to a call arrives while the form is shown.
  if (failure !== shownFailure) {
    setShownFailure(failure);
    if (refused) showErrors(refused);
  }

  function showErrors(found: FormErrors<ErrorName>): void {
    setErrors(found);
    setSummary(sortByPosition(Object.keys(found)));
  }

  function errorText(field: string): string | undefined {
    const error = errors[field];
    return error && texts[error];
  }

  return {
    values: draft.value,
    isRestored: draft.isRestored,
    errorText,
    hasError: (field, name) => errors[field] === name,
    summary,
    failure: refused ? null : failure,
    change: (values, ...fields) => {
      draft.change(values);
      const left = Object.entries(errors).filter(([field]) => !fields.includes(field));
      setErrors(Object.fromEntries(left) as FormErrors<ErrorName>);
    },
    replace: (theirs) => {
      const mine = draft.value;
      draft.change(theirs);
      showErrors({});
      toast({
        text: shared.conflict.replaced,
        undo: { label: shared.undo, run: () => draft.change(mine) },
      });
    },
    submit: () => {
      const { values, errors: found } = check(draft.value);
      draft.change(values);
      showErrors(found);
      if (Object.keys(found).length === 0) publish(values);
    },
  };
}

/** Sorts ids by the positions of their elements in the document. */
function sortByPosition(ids: readonly string[]): string[] {
  const positions = new Map(
    Array.from(document.querySelectorAll("[id]"), ({ id }, position) => [id, position]),
  );
  const positionOf = (id: string) => positions.get(id) ?? positions.size;
  return [...ids].sort((one, other) => positionOf(one) - positionOf(other));
}
