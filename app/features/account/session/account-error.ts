import {
  isAuthApiError,
  isAuthError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from "@supabase/auth-js";
import type { AccountFormWords } from "~/content/account.types.ts";
import type { Locale } from "~/i18n/locale.ts";
import { pluralize } from "~/i18n/plural.ts";

/**
 * What the banner says of an error (REQ-ACCOUNT-5). The service writes English, so an English page shows its message as
 * it comes; another language says the same by the error's code, and shows the message where the code is unknown. An
 * error that is no answer of the service (no network, a page of HTML, a fault of its own) has the one text of the
 * specification.
 */
export function accountErrorMessage(
  error: unknown,
  words: AccountFormWords,
  locale: Locale,
): string {
  if (isAuthSessionMissingError(error)) return words.errors.session_not_found;
  if (!isAnswer(error)) return words.unexpected;
  if (locale === "en" && error.message) return error.message;
  const seconds = /(\d+) seconds/.exec(error.message)?.[1];
  if (error.code === "over_email_send_rate_limit" && seconds) {
    return pluralize(Number(seconds), words.wait, locale);
  }
  return textOf(words.errors, error.code) ?? (error.message || words.unexpected);
}

/** True for what the service said itself, as against what came instead of an answer. */
export function isAnswer(error: unknown): error is { message: string; code?: string } {
  if (!isAuthError(error)) return false;
  return (isAuthApiError(error) || isAuthWeakPasswordError(error)) && (error.status ?? 500) < 500;
}

function textOf(texts: Record<string, string>, code: unknown): string | undefined {
  return typeof code === "string" && Object.hasOwn(texts, code) ? texts[code] : undefined;
}
