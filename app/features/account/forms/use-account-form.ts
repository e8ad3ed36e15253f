import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod/mini";
import type { AccountFormWords } from "~/content/account.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { pluralize } from "~/i18n/plural.ts";
import { accountErrorMessage, isServiceError } from "../session/account-error.ts";
import type { FieldProblem } from "./account-schemas.ts";

/** State of an account form: fields, their errors, and at most one request at a time. */
export interface AccountForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  /** Returns the attributes of a field, with its error message. */
  field(name: Path<Values>): ReturnType<UseFormReturn<Values>["register"]> & { error?: string };
  /** Announcement of the number of errors in the last submit, when several; null after a correction. */
  toCorrect: string | null;
  /** Error of the service for the banner (REQ-ACCOUNT-6), or null. */
  failure: string | null;
  /** Code of that error, for forms that offer a specific action. */
  failureCode: string | null;
  /** Sets the error of a field and focuses it; for `send`, which then returns the null. */
  rejectField(name: Path<Values>, problem: FieldProblem): null;
  dismissFailure(): void;
  pending: boolean;
  /**
   * Returns the submit handler: validates the fields, then focuses the first invalid one or calls `send`. `send`
   * resolves with the error of the service or null; a thrown error is unexpected. A second submit during a request is
   * ignored.
   */
  submitWith(send: (values: Values) => Promise<unknown>): (event: React.FormEvent) => void;
}

/** Typed values stay when a request fails. */
export function useAccountForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  words: AccountFormWords,
): AccountForm<Values> {
  const { locale } = useLanguage();
  // No default values, because the fields may contain text typed before hydration.
  const form = useForm<Values, unknown, Values>({ resolver: zodResolver(schema) });
  const [found, setFound] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  async function send(work: () => Promise<unknown>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setError(await outcomeOf(work));
    busy.current = false;
    setPending(false);
  }

  const errorCount = Object.keys(form.formState.errors).length;
  return {
    form,
    field: (name) => {
      const problem = form.getFieldState(name, form.formState).error?.message;
      const text = problem && words.invalid[problem as FieldProblem];
      return { ...form.register(name), ...(text ? { error: text } : {}) };
    },
    toCorrect: found > 1 && errorCount === found ? pluralize(found, words.toCorrect, locale) : null,
    failure: error ? accountErrorMessage(error, words, locale) : null,
    failureCode: isServiceError(error) ? (error.code ?? null) : null,
    rejectField: (name, problem) => {
      form.setError(name, { message: problem }, { shouldFocus: true });
      return null;
    },
    dismissFailure: () => setError(null),
    pending,
    submitWith: (work) => (event) => {
      // A live region does not announce the same text twice, so it is cleared first.
      setFound(0);
      // The error of an earlier request does not describe these values.
      setError(null);
      void form.handleSubmit(
        (values) => send(() => work(values)),
        (errors) => setFound(Object.keys(errors).length),
      )(event);
    },
  };
}

/** Returns the error, or null. Errors that are not responses of the service are also logged to the console. */
async function outcomeOf(work: () => Promise<unknown>): Promise<unknown> {
  const error = await work().catch((thrown: unknown) => thrown);
  // biome-ignore lint/suspicious/noConsole: a requirement: support staff look for it in the console.
  if (error && !isServiceError(error)) console.error(error);
  return error;
}
