import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod/mini";
import type { AccountFormWords } from "~/content/account.types.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { pluralize } from "~/i18n/plural.ts";
import { accountErrorMessage, isAnswer } from "../session/account-error.ts";
import type { FieldProblem } from "./account-schemas.ts";

/** A form of the account pages: fields, what is wrong with them, and its one request at a time. */
export interface AccountForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  /** Attributes of one field, with the words for what is wrong with it. */
  field(name: Path<Values>): ReturnType<UseFormReturn<Values>["register"]> & { error?: string };
  /** How much the last press found wrong, when it is more than one thing; null once one of them has been put right. */
  toCorrect: string | null;
  /** What the service refused, as the banner says it (REQ-ACCOUNT-6); null when nothing. */
  failure: string | null;
  /** The refusal's code, where a screen has more to offer than its words. */
  failureCode: string | null;
  dismissFailure(): void;
  pending: boolean;
  /**
   * The form's submit: checks the fields, moves to the first that is wrong, or sends. `send` resolves with the error
   * of the service or null; what it throws is unexpected. A second press while the first is on its way does nothing.
   */
  submitWith(send: (values: Values) => Promise<unknown>): (event: React.FormEvent) => void;
}

/** Everything that was typed stays when a request fails. */
export function useAccountForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  words: AccountFormWords,
): AccountForm<Values> {
  const { locale } = useLanguage();
  // No default values: what was typed before the app ran is in the fields already.
  const form = useForm<Values, unknown, Values>({ resolver: zodResolver(schema) });
  const [found, setFound] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  async function send(work: () => Promise<unknown>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setError(null);
    setError(await outcomeOf(work));
    busy.current = false;
    setPending(false);
  }

  const wrong = Object.keys(form.formState.errors).length;
  return {
    form,
    field: (name) => {
      const problem = form.getFieldState(name, form.formState).error?.message;
      const text = problem && words.invalid[problem as FieldProblem];
      return { ...form.register(name), ...(text ? { error: text } : {}) };
    },
    toCorrect: found > 1 && wrong === found ? pluralize(found, words.toCorrect, locale) : null,
    failure: error ? accountErrorMessage(error, words, locale) : null,
    failureCode: isAnswer(error) ? (error.code ?? null) : null,
    dismissFailure: () => setError(null),
    pending,
    submitWith: (work) => (event) => {
      // A region that says the same again is silent: it is emptied first.
      setFound(0);
      void form.handleSubmit(
        (values) => send(() => work(values)),
        (errors) => setFound(Object.keys(errors).length),
      )(event);
    },
  };
}

/** What went wrong, or null. What is no answer of the service is also written to the console. */
async function outcomeOf(work: () => Promise<unknown>): Promise<unknown> {
  const error = await work().catch((thrown: unknown) => thrown);
  // biome-ignore lint/suspicious/noConsole: the specification wants it logged, for whoever is asked to help.
  if (error && !isAnswer(error)) console.error(error);
  return error;
}
