/** The language of the page that asked for a mail. */
export type MailLanguage = "en" | "ar";

/** What a link in a mail does; the names of GoTrue. */
export type LinkKind = "signup" | "recovery" | "email_change";

/** Why a mail is sent. The kinds without a link kind only tell the owner of an account something. */
export type MailKind =
  | LinkKind
  | "password_changed"
  | "email_changed"
  | "account_deleted"
  | "account_exists";

/** Names the words of a mail: of a change of address, the current one is told something else. */
export type MailTextName = MailKind | "email_change_current";

/** The words of one mail; `{address}` in the body stands for the other address of a change. */
export interface MailText {
  /** Also its heading. */
  readonly subject: string;
  /** The paragraphs above the button. */
  readonly body: readonly string[];
  /** The label of the button that carries the link, and of the link in plain text. */
  readonly button: string;
  /** What to do for who did not ask for it. */
  readonly notYou: string;
}

/** The words that all mails of a language share. */
export interface MailFrame {
  /** The name of the clinic, as the site has it. */
  readonly clinic: string;
  /** Above the link in full, below the button. */
  readonly copyLink: string;
  /** How long a link lives; not in mails that only tell something. */
  readonly lifetime: string;
  /** How to reach the clinic: `{phone}` and `{email}` stand for what is dialled and written to. */
  readonly contact: string;
}

/** Every text that is mailed, to the last word, in one language. */
export interface MailTexts {
  readonly frame: MailFrame;
  readonly texts: Readonly<Record<MailTextName, MailText>>;
}
