import { createRequire } from "node:module";
import { authError, json } from "./responses.ts";

/** bcrypt ignores the bytes of a password after these. */
const maxPasswordBytes = 72;

// The list alone: the package as a whole takes twice the time and the memory.
const byFrequency: string[] = createRequire(import.meta.url)(
  "@zxcvbn-ts/language-common/src/passwords.json",
);

/** Number of refused passwords: programs that guess online do not get further. */
const listLength = 5_000;

/** The most frequent passwords that have the length and the digit of REQ-ACCOUNT-9, in small letters. */
const commonPasswords: ReadonlySet<string> = new Set(
  byFrequency
    .filter((password) => password.length >= 6 && /\d/.test(password))
    .slice(0, listLength),
);

/** The error response for a sign-up without a password. */
export function refuseNoPassword(password: string): Response | undefined {
  if (password) return undefined;
  return authError(400, "validation_failed", "Signup requires a valid password");
}

/** The error response for a password that bcrypt would cut. */
export function refuseLongPassword(password: string): Response | undefined {
  if (Buffer.byteLength(password) <= maxPasswordBytes) return undefined;
  return authError(400, "validation_failed", "Password cannot be longer than 72 characters");
}

/**
 * The error response of GoTrue for a weak password: REQ-ACCOUNT-9 requires a minimum length and a digit, REQ-ACCOUNT-27
 * refuses the most common passwords.
 */
export function refuseWeakPassword(password: string, minimum: number): Response | undefined {
  const short = password.length < minimum;
  const digitless = !/\d/.test(password);
  const common = isCommonPassword(password);
  if (!short && !digitless && !common) return undefined;
  const reasons = [
    ...(short ? ["length"] : []),
    ...(digitless ? ["characters"] : []),
    ...(common ? ["pwned"] : []),
  ];
  const messages = [
    ...(short ? [`Password should be at least ${minimum} characters.`] : []),
    ...(digitless ? ["Password should contain at least one character of each: 0123456789."] : []),
    ...(common
      ? ["Password is known to be weak and easy to guess, please choose a different one."]
      : []),
  ];
  return json(
    422,
    {
      code: 422,
      error_code: "weak_password",
      msg: messages.join(" "),
      weak_password: { reasons },
    },
    { "x-sb-error-code": "weak_password" },
  );
}

/** Whether a password is one of those that are tried first (REQ-ACCOUNT-27). Capital letters make no difference. */
function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
