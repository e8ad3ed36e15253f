import type { Limit } from "./rate-limit.ts";

/** 5 minutes, the period of GoTrue's own limits. */
const period = 300;

/** Per client. The numbers of accounts are GoTrue's defaults; sign-ins and links that were right do not count. */
export const clientLimits = {
  signUpAndIn: { name: "sign", burst: 30, seconds: period },
  verify: { name: "verify", burst: 30, seconds: period },
  refresh: { name: "refresh", burst: 150, seconds: period },
  mail: { name: "mail", burst: 30, seconds: period },
  account: { name: "account", burst: 300, seconds: period },
  // 5 a second: a reader behind a shared address of a mobile network is not alone.
  rest: { name: "rest", burst: 1500, seconds: period },
} satisfies Record<string, Limit>;

/** Per e-mail address, whoever asks. */
export const addressLimits = {
  /** Wrong passwords from one client. */
  wrongPasswordsFromClient: { name: "wrong-from", burst: 10, seconds: 900 },
  /** Wrong passwords from everywhere; beyond them the account counts as attacked. */
  wrongPasswords: { name: "wrong", burst: 50, seconds: 900 },
  /** Wrong passwords from one client while the account is attacked. */
  wrongPasswordsWhileAttacked: { name: "wrong-attacked", burst: 1, seconds: 180 },
  /** Recovery and resent confirmations: one mail a minute, and not a mailbox full of them. */
  mail: { name: "mail-to", burst: 1, seconds: 60 },
  mailAnHour: { name: "mail-to-an-hour", burst: 6, seconds: 3600 },
  /** Mails sent because somebody signs up, or moves an account, to an address that has one. Nobody is told. */
  repeatedSignUp: { name: "sign-up-again", burst: 3, seconds: 3600 },
  /** Changes of address that an account asks for. */
  emailChange: { name: "email-change", burst: 1, seconds: 60 },
  /** Codes tried with an address. */
  guess: { name: "guess", burst: 10, seconds: 900 },
} satisfies Record<string, Limit>;
