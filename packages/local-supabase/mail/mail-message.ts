import { clinic } from "../../../app/content/data/clinic.ts";
import { escapeHtml, mailHtml } from "./mail-html.ts";
import { isLinkKind } from "./mail-link.ts";
import { mailTexts } from "./mail-texts.ts";
import type {
  MailFrame,
  MailKind,
  MailLanguage,
  MailText,
  MailTextName,
} from "./mail-texts.types.ts";

/** A mail that is ready to be sent or stored. */
export interface MailMessage {
  readonly kind: MailKind;
  readonly language: MailLanguage;
  readonly to: string;
  readonly subject: string;
  /** The absolute URL behind the button. For links with a token, the page that asks for confirmation. */
  readonly link: string;
  readonly text: string;
  readonly html: string;
}

/** The input of a mail. */
export interface MailParts {
  readonly name: MailTextName;
  readonly language: MailLanguage;
  readonly to: string;
  readonly link: string;
  /** The other address of a change of address. */
  readonly address?: string;
}

/** Renders a mail in one language, as plain text and as HTML with the same content. */
export function renderMail(parts: MailParts): MailMessage {
  const { name, language, to, link, address = "" } = parts;
  const { frame, texts } = mailTexts[language];
  const words = texts[name];
  const kind = kindOf(name);
  const html = mailHtml({
    language,
    text: words,
    frame,
    lifetime: isLinkKind(kind),
    href: escapeHtml(link),
    shownLink: escapeHtml(link),
    address: escapeHtml(address),
  });
  const text = plainText(parts, words, frame);
  return { kind, language, to, subject: words.subject, link, text, html };
}

function kindOf(name: MailTextName): MailKind {
  return name === "email_change_current" ? "email_change" : name;
}

function plainText(
  { name, language, link, address = "" }: MailParts,
  { body, button, notYou }: MailText,
  { clinic: signature, contact, lifetime }: MailFrame,
): string {
  // Phone numbers and addresses keep their direction in an Arabic line (REQ-TYPE-1).
  const isolate = (words: string) => (language === "ar" ? `\u2066${words}\u2069` : words);
  const paragraphs = [
    ...body.map((paragraph) => paragraph.replace("{address}", () => isolate(address))),
    `${button}:\n${link}`,
    ...(isLinkKind(kindOf(name)) ? [lifetime] : []),
    notYou,
    contact
      .replace("{phone}", isolate(clinic.phones[0].value))
      .replace("{email}", isolate(clinic.email.value)),
    signature,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}
