import { clinic, telephoneLink } from "../../../app/content/data/clinic.ts";
import { directionOf } from "../../../app/i18n/locale.ts";
import { darkModeStyle, mailStyle } from "./mail-style.ts";
import type { MailFrame, MailLanguage, MailText } from "./mail-texts.types.ts";

/** The parts of a mail's HTML. The last three are already escaped. */
export interface MailHtmlParts {
  readonly language: MailLanguage;
  readonly text: MailText;
  readonly frame: MailFrame;
  /** Whether the link expires, so that the mail says when. */
  readonly lifetime: boolean;
  readonly href: string;
  readonly shownLink: string;
  readonly address: string;
}

/**
 * Renders a mail as HTML: one column of at most 600 px with tables and inline styles for mail clients, and dark colours
 * for clients that support them. When the recipient's language is unknown, there is a column in each language. The
 * columns have the `lang` and `dir` attributes, because web mail drops those of `<html>`.
 */
export function mailHtml(first: MailHtmlParts, ...others: MailHtmlParts[]): string {
  const { language } = first;
  const columns = [first, ...others];
  const subject = columns.map(({ text }) => escapeHtml(text.subject)).join(" · ");
  const style = mailStyle(language);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${darkModeStyle}</style>
</head>
<body class="page" style="${style.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.page}">
${columns.map((parts) => `<tr><td align="center" style="${style.edge}">${column(parts)}</td></tr>`).join("\n")}
</table>
</body>
</html>
`;
}

function column({
  address,
  frame,
  href,
  language,
  lifetime,
  shownLink,
  text,
}: MailHtmlParts): string {
  const style = mailStyle(language);
  const paragraph = (html: string) => `<p class="ink" style="${style.paragraph}">${html}</p>`;
  const small = (html: string) => `<p class="soft" style="${style.small}">${html}</p>`;
  const body = text.body.map((words) =>
    escapeHtml(words).replace("{address}", () => `<bdi dir="ltr">${address}</bdi>`),
  );
  return `<table role="presentation" lang="${language}" dir="${directionOf(language)}" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.column}">
<tr><td class="head" style="${style.head}">${escapeHtml(frame.clinic)}</td></tr>
<tr><td class="card" style="${style.card}">
<h1 class="ink" style="${style.heading}">${escapeHtml(text.subject)}</h1>
${body.map(paragraph).join("\n")}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style.buttonPlace}"><tr>
<td class="button" style="${style.button}"><a class="label" href="${href}" style="${style.label}">${escapeHtml(text.button)}</a></td>
</tr></table>
${lifetime ? paragraph(escapeHtml(frame.lifetime)) : ""}
${paragraph(escapeHtml(text.notYou))}
${small(escapeHtml(frame.copyLink))}
<p class="soft" dir="ltr" style="${style.small}"><a class="link" href="${href}" style="${style.link}">${shownLink}</a></p>
</td></tr>
<tr><td style="${style.foot}">${small(contactLine(frame, style))}</td></tr>
</table>`;
}

/** The contact line with the phone number and the e-mail address as links, written from left to right (REQ-TYPE-1). */
function contactLine({ contact }: MailFrame, style: ReturnType<typeof mailStyle>): string {
  const phone = clinic.phones[0].value;
  const email = clinic.email.value;
  const link = (href: string, shown: string, look: string) =>
    `<a class="link" dir="ltr" href="${href}" style="${look}">${escapeHtml(shown)}</a>`;
  return escapeHtml(contact)
    .replace("{phone}", link(telephoneLink(phone), phone, style.phone))
    .replace("{email}", link(`mailto:${email}`, email, style.link));
}

/** Escapes text for an element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
