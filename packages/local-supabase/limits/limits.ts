import type { Limit } from "./rate-limit.ts";

/** Seconds; the period of GoTrue's own rate limits, also of a hosted project. */
const period = 300;

/**
 * Limits of each client. Those of the account endpoints are GoTrue's defaults. For a hosted project, `[auth.rate_limit]` of
 * supabase/config.toml sets sign-ups and sign-ins, codes and refreshes to the same values.
 * Successful sign-ins and links are not counted.
 */
export const clientLimits = {
  signUpAndIn: { name: "sign", burst: 30, seconds: period },
  verify: { name: "verify", burst: 30, seconds: period },
  refresh: { name: "refresh", burst: 150, seconds: period },
  mail: { name: "mail", burst: 30, seconds: period },
  otherEndpoints: { name: "account", burst: 300, seconds: period },
  // 5 requests a second: many visitors share one address of a mobile network.
  rest: { name: "rest", burst: 1500, seconds: period },
} satisfies Record<string, Limit>;

/** Limits of each e-mail address or account: for all clients together, except where a comment says one client. */
export const accountLimits = {
  /** Wrong passwords from one client. */
  wrongPasswordsFromClient: { name: "wrong-from", burst: 10, seconds: 900 },
  /** Wrong passwords from all clients. Beyond it, the account counts as attacked. */
  wrongPasswords: { name: "wrong", burst: 50, seconds: 900 },
  /** Wrong passwords from one client while the account is attacked. */
  wrongPasswordsWhileAttacked: { name: "wrong-attacked", burst: 1, seconds: 180 },
  /** Recovery and confirmation mails on request: one a minute, and not enough to flood a mailbox. */
  mail: { name: "mail-to", burst: 1, seconds: 60 },
  mailPerHour: { name: "mail-to-an-hour", burst: 6, seconds: 3600 },
  /**
   * Mails caused by a sign-up or a change to an address that has an account. Reaching the limit is not visible to the
   * caller.
   */
  repeatedSignUp: { name: "sign-up-again", burst: 3, seconds: 3600 },
  /** Changes of address of one account. */
  emailChange: { name: "email-change", burst: 1, seconds: 60 },
  /** Verification attempts for one address. */
  verification: { name: "guess", burst: 10, seconds: 900 },
  /** Wrong codes of an account's second factors. The sender knows the password already. */
  wrongCodes: { name: "wrong-code", burst: 5, seconds: 300 },
  /** Calls of one account that write; an article is saved a second after the last key. */
  staff: { name: "staff", burst: 300, seconds: 300 },
} satisfies Record<string, Limit>;
