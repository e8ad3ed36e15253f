import type { Limit } from "./rate-limit.ts";

/** 5 minutes, the period of GoTrue's own limits. */
const PERIOD = 300;

/** Per client. The numbers of accounts are GoTrue's defaults. */
export const CLIENT_LIMITS = {
  signUpAndIn: { name: "sign", burst: 30, seconds: PERIOD },
  verify: { name: "verify", burst: 30, seconds: PERIOD },
  refresh: { name: "refresh", burst: 150, seconds: PERIOD },
  mail: { name: "mail", burst: 30, seconds: PERIOD },
  account: { name: "account", burst: 300, seconds: PERIOD },
  // 5 a second: a reader behind a shared address of a mobile network is not alone.
  rest: { name: "rest", burst: 1500, seconds: PERIOD },
} satisfies Record<string, Limit>;

/** Per e-mail address, whoever asks. */
export const ADDRESS_LIMITS = {
  signIn: { name: "sign-in", burst: 20, seconds: 900 },
  /** Recovery and resent confirmations: one mail a minute. */
  mail: { name: "mail-to", burst: 1, seconds: 60 },
  /** Confirmations sent because somebody signs up again with a waiting address. */
  repeatedSignUp: { name: "sign-up-again", burst: 3, seconds: 3600 },
  /** Codes tried with an address. */
  guess: { name: "guess", burst: 10, seconds: 900 },
} satisfies Record<string, Limit>;
