import type { LinkKind, MailLanguage } from "./mail-texts.types.ts";
import { languageIn } from "./redirects.ts";

/** What the link of a mail carries. */
export interface MailLinkParts {
  /** What the account service knows the link by; it opens the account once. */
  readonly token: string;
  readonly kind: LinkKind;
  /** Where its reader ends up, as `readRedirect` gives it; undefined stands for the home page. */
  readonly redirectTo?: string | undefined;
}

/**
 * The address that a mail leads to: a page with one button, which opens GET /verify when it is
 * pressed. Programs that follow the links of a mail before its reader does therefore use nothing
 * up, and the token is in the fragment, which no server and no log ever sees.
 *
 * @example mailLink("https://a.example", { token: "9f", kind: "signup", redirectTo: "https://a.example/login?lang=ar" })
 * // "https://a.example/confirm?lang=ar#token_hash=9f&type=signup&redirect_to=https%3A%2F%2Fa.example%2Flogin%3Flang%3Dar"
 */
export function mailLink(site: string, { token, kind, redirectTo }: MailLinkParts): string {
  const fragment = new URLSearchParams({ token_hash: token, type: kind });
  if (redirectTo !== undefined) fragment.set("redirect_to", redirectTo);
  // Without a language in the address of the page that asked, the reader's own settings decide.
  const language = languageIn(redirectTo);
  return `${site}/confirm${language ? `?lang=${language}` : ""}#${fragment}`;
}

/** A page of the site in the language of the mail that leads to it. */
export function siteLink(site: string, path: string, language: MailLanguage): string {
  return `${site}${path}${language === "ar" ? "?lang=ar" : ""}`;
}
