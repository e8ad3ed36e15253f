/** The language of the page that caused a mail. */
export type MailLanguage = "en" | "ar";

/** The kinds of links in mails, with the names of GoTrue. */
export type LinkKind = "signup" | "recovery" | "email_change";

/** The kinds of mails. A kind that is not a link kind is a notice. */
export type MailKind =
  | LinkKind
  | "password_changed"
  | "email_changed"
  | "account_deleted"
  | "account_exists";

/** The names of the texts. A change of address has another text for the current address. */
export type MailTextName = MailKind | "email_change_current";

/** The texts of one mail; `{address}` in the body is replaced by the other address of a change. */
export interface MailText {
  /** Also its heading. */
  readonly subject: string;
  /** The paragraphs above the button. */
  readonly body: readonly string[];
  /** The label of the button, and of the link in plain text. */
  readonly button: string;
  /** Advice for recipients who did not cause the mail. */
  readonly notYou: string;
}

/** The texts that all mails of a language share. */
export interface MailFrame {
  /** The name of the clinic, as on the site. */
  readonly clinic: string;
  /** The line above the full URL, below the button. */
  readonly copyLink: string;
  /** The lifetime of a link. Notices do not have it. */
  readonly lifetime: string;
  /** The contact line; `{phone}` and `{email}` are replaced. */
  readonly contact: string;
}

/** All mail texts of one language. */
export interface MailTexts {
  readonly frame: MailFrame;
  readonly texts: Readonly<Record<MailTextName, MailText>>;
}
