import { escapeHtml, mailHtml } from "./mail-html.ts";
import { siteLink } from "./mail-link.ts";
import { mailTexts } from "./mail-texts.ts";
import type { LinkKind, MailLanguage, MailTextName } from "./mail-texts.types.ts";
import { redirectPages } from "./redirects.ts";

/** A mail of a hosted project, as GoTrue wants it: Go templates with both languages in them. */
export interface MailTemplate {
  /** The name of its table in `supabase/config.toml` and of its file in `supabase/templates/`. */
  readonly name:
    | "confirmation"
    | "recovery"
    | "email_change"
    | "password_changed"
    | "email_changed";
  readonly subject: string;
  readonly html: string;
}

/**
 * The mails of a hosted project, from the same words as the embedded backend's. The service knows
 * only the page that asked (`.RedirectTo`), so that is what tells the language.
 */
export function mailTemplates(): MailTemplate[] {
  return [template("confirmation", "signup"), template("recovery", "recovery"), emailChange()];
}

/** The notices of a hosted project. The service does not know which page caused one, so it is in both languages. */
export function noticeTemplates(): MailTemplate[] {
  return [notice("password_changed", "/forgot-password"), notice("email_changed", "/branches")];
}

function notice(name: "password_changed" | "email_changed", path: string): MailTemplate {
  const column = (language: MailLanguage) => {
    const href = siteLink("{{ .SiteURL }}", path, language);
    const { frame, texts } = mailTexts[language];
    const link = { href, shownLink: href, address: "{{ .Email }}" };
    return { language, frame, text: texts[name], lifetime: false, ...link };
  };
  return {
    name,
    subject: `${subject("en", name)} · ${subject("ar", name)}`,
    html: mailHtml(column("en"), column("ar")),
  };
}

function template(name: MailTemplate["name"], kind: "signup" | "recovery"): MailTemplate {
  return {
    name,
    subject: inBoth((language) => subject(language, kind)),
    html: inBoth((language) => document(language, kind, kind)),
  };
}

/** The current address is told something else than the new one. */
function emailChange(): MailTemplate {
  // `print`, because a service that does not name the reader yet must not fail over it.
  const either = (toNew: string, toCurrent: string) =>
    `{{ if eq (print .SendingTo) .NewEmail }}${toNew}{{ else }}${toCurrent}{{ end }}`;
  return {
    name: "email_change",
    subject: inBoth((language) =>
      either(subject(language, "email_change"), subject(language, "email_change_current")),
    ),
    html: inBoth((language) =>
      either(
        document(language, "email_change", "email_change"),
        document(language, "email_change_current", "email_change"),
      ),
    ),
  };
}

function inBoth(write: (language: MailLanguage) => string): string {
  return `{{ if ${askedIn("ar")} }}${write("ar")}{{ else }}${write("en")}{{ end }}`;
}

/** Whether the page that asked named this language in its address. */
function askedIn(language: MailLanguage): string {
  const addresses = redirectPages.map((page) => `(print .SiteURL "${page}?lang=${language}")`);
  return `eq .RedirectTo ${addresses.join(" ")}`;
}

function subject(language: MailLanguage, name: MailTextName): string {
  return mailTexts[language].texts[name].subject;
}

function document(language: MailLanguage, name: MailTextName, kind: LinkKind): string {
  const { frame, texts } = mailTexts[language];
  return mailHtml({
    language,
    frame,
    text: texts[name],
    lifetime: true,
    // In an attribute, Go escapes for the place; as text, the address has to be told to.
    href: link(language, kind, ""),
    shownLink: link(language, kind, " | urlquery"),
    address: "{{ .NewEmail }}",
  });
}

/** The page with one button, as `mail-link.ts` writes it. */
function link(language: MailLanguage, kind: LinkKind, escaped: string): string {
  const query = language === "ar" ? "?lang=ar" : `{{ if ${askedIn("en")} }}?lang=en{{ end }}`;
  const and = escapeHtml("&");
  const redirect = `{{ if .RedirectTo }}${and}redirect_to={{ .RedirectTo${escaped} }}{{ end }}`;
  return `{{ .SiteURL }}/confirm${query}#token_hash={{ .TokenHash }}${and}type=${kind}${redirect}`;
}
