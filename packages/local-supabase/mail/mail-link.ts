import type { LinkKind, MailLanguage } from "./mail-texts.types.ts";
import { languageIn } from "./redirects.ts";

/** Whether mails of this kind have a link with a token, which expires. Notices link to a page of the site. */
export function isLinkKind(kind: string | null): kind is LinkKind {
  return kind === "signup" || kind === "recovery" || kind === "email_change";
}

/** The parameters of a mail link. */
export interface MailLinkParts {
  /** The token that the account endpoints accept once. */
  readonly token: string;
  readonly kind: LinkKind;
  /** The page after the confirmation, as `readRedirect` returns it; null for the home page. */
  readonly redirectTo: string | null;
}

/**
 * The URL in a mail: a page whose button opens GET /verify. So link scanners of mail providers do not use up the token.
 * The token is in the fragment, which is not sent to servers.
 * @example mailLink("https://a.example", { token: "9f", kind: "signup", redirectTo: "https://a.example/login?lang=ar" })
 * // "https://a.example/confirm?lang=ar#token_hash=9f&type=signup&redirect_to=https%3A%2F%2Fa.example%2Flogin%3Flang%3Dar"
 */
export function mailLink(site: string, { token, kind, redirectTo }: MailLinkParts): string {
  const fragment = new URLSearchParams({ token_hash: token, type: kind });
  if (redirectTo !== null) fragment.set("redirect_to", redirectTo);
  // Without a language in the URL of the requesting page, the page chooses it from the browser's settings.
  const language = languageIn(redirectTo);
  return `${site}/confirm${language ? `?lang=${language}` : ""}#${fragment}`;
}

/** The URL of a page in the language of the mail. */
export function siteLink(site: string, path: string, language: MailLanguage): string {
  return `${site}${path}${language === "ar" ? "?lang=ar" : ""}`;
}
