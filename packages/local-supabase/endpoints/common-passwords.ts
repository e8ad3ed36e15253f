import { createRequire } from "node:module";

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

/** Whether a password is one of those that are tried first (REQ-ACCOUNT-27). Capital letters make no difference. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
