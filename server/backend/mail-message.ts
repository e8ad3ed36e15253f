import { MAIL_TEXTS, type MailKind, type MailLanguage } from "./mail-texts.ts";

/** A mail, ready to be sent or kept. */
export interface MailMessage {
  readonly kind: MailKind;
  readonly language: MailLanguage;
  readonly to: string;
  readonly subject: string;
  /** The absolute address behind the button: the page that asks before it uses the link up. */
  readonly link: string;
  readonly text: string;
  readonly html: string;
}

/** Writes the mail of one kind in one language, as plain text and as HTML with its direction. */
export function writeMail(
  kind: MailKind,
  language: MailLanguage,
  to: string,
  link: string,
): MailMessage {
  const { subject, body, button } = MAIL_TEXTS[language][kind];
  const address = escapeHtml(link);
  const html = [
    `<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`,
    `<meta charset="utf-8"><title>${escapeHtml(subject)}</title>`,
    `<p>${escapeHtml(body)}</p>`,
    `<p><a href="${address}">${escapeHtml(button)}</a></p>`,
    `<p dir="ltr">${address}</p></html>`,
  ].join("\n");
  return { kind, language, to, subject, link, text: `${body}\n\n${link}\n`, html };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
