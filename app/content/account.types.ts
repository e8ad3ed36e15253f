import type { PluralForms } from "~/i18n/plural.ts";
import type { MetadataWords } from "./page.types.ts";

/** Errors of the account service that the site says in the reader's language, by the service's own codes. */
type AccountErrorCode =
  | "invalid_credentials"
  | "email_not_confirmed"
  | "email_address_invalid"
  | "validation_failed"
  | "weak_password"
  | "same_password"
  | "current_password_invalid"
  | "current_password_required"
  | "session_not_found"
  | "session_expired"
  | "refresh_token_not_found"
  | "refresh_token_already_used"
  | "otp_expired"
  | "signup_disabled"
  | "user_banned"
  | "over_request_rate_limit"
  | "over_email_send_rate_limit";

/** What every form of the account pages shares. */
export interface AccountFormWords {
  email: string;
  password: string;
  newPassword: string;
  confirmPassword: string;
  currentPassword: string;
  showPassword: string;
  hidePassword: string;
  /** Read aloud before the checklist, and before each of its rules. */
  checklist: { label: string; met: string; unmet: string; length: string; number: string };
  /** Messages of fields. */
  invalid: {
    email: string;
    emailTooLong: string;
    passwordMissing: string;
    passwordShort: string;
    passwordNumber: string;
    passwordLong: string;
    confirmMissing: string;
    confirmDiffers: string;
    termsMissing: string;
    sameEmail: string;
    passwordWrong: string;
    deletionUnconfirmed: string;
  };
  /** Read aloud when several fields are wrong: how many. */
  toCorrect: PluralForms;
  /** What the service answers, by its code; anything it says beyond these is shown as it comes. */
  errors: Record<AccountErrorCode, string>;
  /** The service names the seconds until the next mail may be asked for. */
  wait: PluralForms;
  unexpected: string;
  dismiss: string;
  /** Instead of a form where JavaScript does not run. */
  needsScript: string;
}

/** The frame around the account pages. */
export interface AccountFrameWords {
  /** One sentence beside the iris, line by line. */
  motto: readonly string[];
  loading: string;
  backToLogin: string;
  continueNow: string;
  /** Before the phone number at the end of each page. */
  help: string;
}

export interface SignInWords {
  metadata: MetadataWords;
  title: string;
  newHere: string;
  signUp: string;
  remember: string;
  forgot: string;
  submit: string;
  submitting: string;
  /** Messages carried from other screens. */
  carried: Record<CarriedMessage, string>;
  /** After a confirmation link that could not be used: what to do (REQ-ACCOUNT-13). */
  badLink: string;
  /** After a session in the address that did not come by our own page for mail links: why nobody is signed in. */
  refusedLink: string;
  resend: string;
  resending: string;
  resent: string;
}

/** What a screen tells the sign-in page to say. */
export type CarriedMessage = "registered" | "passwordReset" | "emailChanged" | "accountDeleted";

export interface SignUpWords {
  metadata: MetadataWords;
  title: string;
  registered: string;
  signIn: string;
  /** `before` and `between` stand before the two links. */
  accept: { before: string; terms: string; between: string; privacy: string };
  submit: string;
  submitting: string;
  success: { title: string; text: string };
}

export interface ForgotPasswordWords {
  metadata: MetadataWords;
  title: string;
  lead: string;
  submit: string;
  submitting: string;
  /** `sent` is the beginning of the sentence that `text` continues. */
  success: { title: string; sent: string; text: string };
}

export interface ResetPasswordWords {
  metadata: MetadataWords;
  title: string;
  lead: string;
  invalidLink: string;
  requestNew: string;
  submit: string;
  submitting: string;
  success: { title: string; text: string };
}

/** The page a mail's link leads to: one button, so that programs that open links do not use it up. */
export interface ConfirmWords {
  metadata: MetadataWords;
  kinds: Record<
    "signup" | "recovery" | "email_change",
    { title: string; text: string; action: string }
  >;
  /** For somebody who did not ask for the mail. */
  notAsked: string;
  working: string;
  invalidTitle: string;
  /** When the link belongs to another account than the one that is signed in: which of them it is to be. */
  question: LinkQuestionWords;
}

interface LinkQuestionWords {
  title: string;
  text: string;
  /** Before the two addresses. */
  current: string;
  offered: string;
  /** For somebody who did not ask for the link. */
  advice: string;
  stay: string;
  change: string;
}

export interface DashboardWords {
  metadata: MetadataWords;
  title: string;
  signOut: string;
  signingOut: string;
  retry: string;
  /** After a link whose session was not taken. */
  refusedLink: string;
  account: { title: string; email: string; id: string; reached: string };
  record: { title: string; text: string };
  changePassword: { title: string; text: string; submit: string; submitting: string; done: string };
  changeEmail: {
    title: string;
    text: string;
    newEmail: string;
    /** After the first of the two links. */
    halfway: string;
    submit: string;
    submitting: string;
    done: string;
  };
  others: { title: string; text: string; submit: string; submitting: string; done: string };
  /** `text` says what goes with the account. */
  deletion: { title: string; text: string; confirm: string; submit: string; submitting: string };
}

/** Everything the account pages say. */
export interface AccountWords {
  frame: AccountFrameWords;
  form: AccountFormWords;
  signIn: SignInWords;
  signUp: SignUpWords;
  forgotPassword: ForgotPasswordWords;
  resetPassword: ResetPasswordWords;
  confirm: ConfirmWords;
  dashboard: DashboardWords;
}
