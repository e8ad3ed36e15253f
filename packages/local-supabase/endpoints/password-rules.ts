import { authError, json } from "./responses.ts";

/** Bytes that bcrypt looks at; it would ignore the rest of a longer password. */
const maxPasswordBytes = 72;

/** The refusal of a sign-up without a password. */
export function refuseNoPassword(password: string): Response | undefined {
  if (password) return undefined;
  return authError(400, "validation_failed", "Signup requires a valid password");
}

/** The refusal of a password that bcrypt would cut; undefined when it fits. */
export function refuseLongPassword(password: string): Response | undefined {
  if (Buffer.byteLength(password) <= maxPasswordBytes) return undefined;
  return authError(400, "validation_failed", "Password cannot be longer than 72 characters");
}

/**
 * The refusal of a password that an account could not have, in the words of GoTrue; undefined when it
 * is strong enough (REQ-ACCOUNT-9: a minimum length, one digit).
 */
export function refuseWeakPassword(password: string, minimum: number): Response | undefined {
  const short = password.length < minimum;
  const digitless = !/\d/.test(password);
  if (!short && !digitless) return undefined;
  const reasons = [...(short ? ["length"] : []), ...(digitless ? ["characters"] : [])];
  const messages = [
    ...(short ? [`Password should be at least ${minimum} characters.`] : []),
    ...(digitless ? ["Password should contain at least one character of each: 0123456789."] : []),
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
