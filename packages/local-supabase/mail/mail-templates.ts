import { escapeHtml, mailHtml } from "./mail-html.ts";
import { siteLink } from "./mail-link.ts";
import { mailTexts } from "./mail-texts.ts";
import type { LinkKind, MailLanguage, MailTextName } from "./mail-texts.types.ts";
import { redirectPages } from "./redirects.ts";

/** A mail template of a hosted project: a Go template with both languages. */
export interface MailTemplate {
  /** Its table in `supabase/config.toml` and its file in `supabase/templates/`. */
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
 * The mail templates of a hosted project, with the same texts as the embedded backend. GoTrue knows only the URL of the
 * requesting page (`.RedirectTo`), so the template chooses the language by it.
 */
export function mailTemplates(): MailTemplate[] {
  return [template("confirmation", "signup"), template("recovery", "recovery"), emailChange()];
}

/** The notice templates of a hosted project. GoTrue does not know the requesting page, so they have both languages. */
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
    subject: inBothLanguages((language) => subject(language, kind)),
    html: inBothLanguages((language) => renderDocument(language, kind, kind)),
  };
}

/** The mails to the current and the new address have different texts. */
function emailChange(): MailTemplate {
  // `print`, because GoTrue's preview renders the template without a recipient.
  const either = (toNew: string, toCurrent: string) =>
    `{{ if eq (print .SendingTo) .NewEmail }}${toNew}{{ else }}${toCurrent}{{ end }}`;
  return {
    name: "email_change",
    subject: inBothLanguages((language) =>
      either(subject(language, "email_change"), subject(language, "email_change_current")),
    ),
    html: inBothLanguages((language) =>
      either(
        renderDocument(language, "email_change", "email_change"),
        renderDocument(language, "email_change_current", "email_change"),
      ),
    ),
  };
}

function inBothLanguages(write: (language: MailLanguage) => string): string {
  return `{{ if ${isRequestedIn("ar")} }}${write("ar")}{{ else }}${write("en")}{{ end }}`;
}

/** A condition: the requesting page named this language in its URL. */
function isRequestedIn(language: MailLanguage): string {
  const addresses = redirectPages.map((page) => `(print .SiteURL "${page}?lang=${language}")`);
  return `eq .RedirectTo ${addresses.join(" ")}`;
}

function subject(language: MailLanguage, name: MailTextName): string {
  return mailTexts[language].texts[name].subject;
}

function renderDocument(language: MailLanguage, name: MailTextName, kind: LinkKind): string {
  const { frame, texts } = mailTexts[language];
  return mailHtml({
    language,
    frame,
    text: texts[name],
    lifetime: true,
    // Go escapes values in attributes as URLs; in text the template has to do it.
    href: link(language, kind, ""),
    shownLink: link(language, kind, " | urlquery"),
    address: "{{ .NewEmail }}",
  });
}

/** The URL of the confirmation page, as `mail-link.ts` writes it. */
function link(language: MailLanguage, kind: LinkKind, escaped: string): string {
  const query = language === "ar" ? "?lang=ar" : `{{ if ${isRequestedIn("en")} }}?lang=en{{ end }}`;
  const and = escapeHtml("&");
  const redirect = `{{ if .RedirectTo }}${and}redirect_to={{ .RedirectTo${escaped} }}{{ end }}`;
  return `{{ .SiteURL }}/confirm${query}#token_hash={{ .TokenHash }}${and}type=${kind}${redirect}`;
}
