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
 * Returns the banner text of an error (REQ-ACCOUNT-5). The service's messages are in English, so an English page
 * shows them unchanged; other languages translate by error code, and show the message of an unknown code. A response
 * without a message, and an error that is not a response of the service (no network, an HTML page, an internal error),
 * have the specification's generic text.
 */
export function accountErrorMessage(
  error: unknown,
  words: AccountFormWords,
  locale: Locale,
): string {
  if (isAuthSessionMissingError(error)) return words.errors.session_not_found;
  if (!isServiceError(error)) return words.unexpected;
  // One sentence for a password that is on a list, whichever list the service has (REQ-ACCOUNT-27).
  if (isAuthWeakPasswordError(error) && error.reasons.includes("pwned"))
    return words.errors.common_password;
  const message = isJson(error.message) ? "" : error.message;
  if (locale === "en" && message) return message;
  const seconds = /(\d+) seconds/.exec(message)?.[1];
  if (error.code === "over_email_send_rate_limit" && seconds) {
    return pluralize(Number(seconds), words.wait, locale);
  }
  return textOf(words.errors, error.code) ?? (message || words.unexpected);
}

/** True for an error response of the service, false for network and other errors. */
export function isServiceError(error: unknown): error is { message: string; code?: string } {
  if (!isAuthError(error)) return false;
  return (isAuthApiError(error) || isAuthWeakPasswordError(error)) && (error.status ?? 500) < 500;
}

/** Whether the service refused the current password. Services differ in the code. */
export function isWrongPassword(error: unknown): boolean {
  return isServiceError(error) && wrongPasswordCodes.has(error.code ?? "");
}

const wrongPasswordCodes: ReadonlySet<string> = new Set([
  "invalid_credentials",
  "current_password_invalid",
  "current_password_required",
]);

/** The client writes a response without a message as JSON, such as "{}", in its place. */
function isJson(message: string): boolean {
  try {
    JSON.parse(message);
    return true;
  } catch {
    return false;
  }
}

function textOf(texts: Record<string, string>, code: unknown): string | undefined {
  return typeof code === "string" && Object.hasOwn(texts, code) ? texts[code] : undefined;
}
