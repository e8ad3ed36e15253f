import type { PluralForms } from "~/i18n/plural.ts";
import type { MetadataWords } from "./page.types.ts";

/** Codes of the account service's errors that the site translates. */
type AccountErrorCode =
  | "invalid_credentials"
  | "email_not_confirmed"
  | "email_address_invalid"
  | "validation_failed"
  | "request_too_large"
  | "weak_password"
  | "common_password"
  | "same_password"
  | "current_password_invalid"
  | "current_password_required"
  | "session_not_found"
  | "session_expired"
  | "refresh_token_not_found"
  | "refresh_token_already_used"
  | "otp_expired"
  | "user_not_found"
  | "signup_disabled"
  | "user_banned"
  | "over_request_rate_limit"
  | "over_email_send_rate_limit";

/** Words that the forms of all account pages share. */
export interface AccountFormWords {
  email: string;
  password: string;
  newPassword: string;
  confirmPassword: string;
  currentPassword: string;
  showPassword: string;
  hidePassword: string;
  /** Accessible labels of the checklist and of its rules. */
  checklist: { label: string; met: string; unmet: string; length: string; number: string };
  /** Error messages of the fields. */
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
  /** Announced when several fields are invalid: their count. */
  toCorrect: PluralForms;
  /** Messages by error code of the service; an unknown message is shown as received. */
  errors: Record<AccountErrorCode, string>;
  /** The service names the seconds until the next mail can be requested. */
  wait: PluralForms;
  unexpected: string;
  dismiss: string;
  /** Shown instead of a form when JavaScript does not run. */
  needsScript: string;
}

/** The frame around the account pages. */
export interface AccountFrameWords {
  /** One sentence beside the iris, one entry per line. */
  motto: readonly string[];
  loading: string;
  backToLogin: string;
  continueNow: string;
  /** Label before the phone number at the end of each page. */
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
  /** Messages passed on from other pages. */
  flash: Record<FlashMessage, string>;
  /** Shown after a confirmation link that is invalid: the next step (REQ-ACCOUNT-13). */
  invalidLink: string;
  /** Explains that a session in the address was refused because it did not come from the confirmation page. */
  refusedLink: string;
  resend: string;
  resending: string;
  resent: string;
}

/** Messages that another page passes on to the sign-in page. */
export type FlashMessage =
  | "registered"
  | "passwordReset"
  | "emailChanged"
  | "accountDeleted"
  | "signedOutHere";

export interface SignUpWords {
  metadata: MetadataWords;
  title: string;
  registered: string;
  signIn: string;
  /** `before` precedes the first of the two links, `between` the second. */
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
  /** `text` continues the sentence that `sent` begins. */
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

/** The page that a mail link opens. It has one button, because programs that open links would use up the link. */
export interface ConfirmWords {
  metadata: MetadataWords;
  kinds: Record<
    "signup" | "recovery" | "email_change",
    { title: string; text: string; action: string }
  >;
  /** Text for a person who did not request the mail. */
  notAsked: string;
  working: string;
  invalidTitle: string;
  /** What to do about a link whose kind is not known. */
  invalidText: string;
  /** Asks which account to use when the link belongs to another account than the signed-in one. */
  question: LinkQuestionWords;
}

interface LinkQuestionWords {
  title: string;
  text: string;
  /** Label before the two addresses. */
  current: string;
  offered: string;
  /** Text for a person who did not request the link. */
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
  /** Shown after a link whose session was refused. */
  refusedLink: string;
  account: {
    title: string;
    email: string;
    id: string;
    reached: string;
    /** A link for accounts of staff. */
    staff: string;
  };
  record: { title: string; text: string };
  changePassword: { title: string; text: string; submit: string; submitting: string; done: string };
  changeEmail: {
    title: string;
    text: string;
    newEmail: string;
    /** Shown after the first of the two links. */
    halfway: string;
    submit: string;
    submitting: string;
    done: string;
  };
  others: { title: string; text: string; submit: string; submitting: string; done: string };
  /** `text` lists the data that is deleted with the account. */
  deletion: { title: string; text: string; confirm: string; submit: string; submitting: string };
}

/** Words of all account pages. */
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
