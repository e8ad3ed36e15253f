import * as z from "zod/mini";
import type { AccountFormWords } from "~/content/account.types.ts";

/** Error code of a field. The message is looked up when it is shown, so that it follows the language. */
export type FieldProblem = keyof AccountFormWords["invalid"];

const problem = (name: FieldProblem): FieldProblem => name;

/** Minimum length of a password, in characters (REQ-ACCOUNT-9). */
const minPasswordLength = 6;

/** Maximum length of a password in bytes: bcrypt ignores the rest. */
const maxPasswordBytes = 72;

/** Maximum length of an e-mail address, in characters (RFC 5321). */
const maxEmailLength = 254;

/** The rules of the checklist: length and one digit. */
export const isLongEnough = (password: string): boolean => password.length >= minPasswordLength;
export const hasNumber = (password: string): boolean => /[0-9]/.test(password);

// A phone's keyboard adds a space after a completed word. An address copied from an Arabic text brings invisible direction
// marks (\p{Cf}).
const email = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replace(/\p{Cf}/gu, "").trim()),
  ),
  z.email(problem("email")).check(z.maxLength(maxEmailLength, problem("emailTooLong"))),
);

const newPassword = z.string().check(
  z.refine(isLongEnough, problem("passwordShort")),
  z.refine(hasNumber, problem("passwordNumber")),
  z.refine((text) => new TextEncoder().encode(text).length <= maxPasswordBytes, {
    error: problem("passwordLong"),
  }),
);

const present = (name: FieldProblem) => z.string().check(z.minLength(1, problem(name)));

const passwordPair = {
  password: newPassword,
  confirmPassword: present("confirmMissing"),
};

const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    error: problem("confirmDiffers"),
    path: ["confirmPassword"],
    // Runs even when other fields have errors.
    when: ({ value }) => {
      const { password, confirmPassword } = (value ?? {}) as Record<string, unknown>;
      return (
        typeof password === "string" &&
        typeof confirmPassword === "string" &&
        confirmPassword !== ""
      );
    },
  },
);

/** The forms' rules and messages (REQ-ACCOUNT-10); one schema per form, shared by its fields and its submit. */
export const signInSchema = z.object({
  email,
  password: present("passwordMissing"),
  rememberMe: z.boolean(),
});

export const signUpSchema = z
  .object({
    email,
    ...passwordPair,
    acceptTerms: z.literal(true, problem("termsMissing")),
  })
  .check(samePasswords);

export const forgotPasswordSchema = z.object({ email });

export const resetPasswordSchema = z.object(passwordPair).check(samePasswords);

export const changePasswordSchema = z
  .object({ currentPassword: present("passwordMissing"), ...passwordPair })
  .check(samePasswords);

export const deleteAccountSchema = z.object({
  currentPassword: present("passwordMissing"),
  confirmed: z.literal(true, problem("deletionUnconfirmed")),
});

export const changeEmailSchema = z.object({ email, currentPassword: present("passwordMissing") });
