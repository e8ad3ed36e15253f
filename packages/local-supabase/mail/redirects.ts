import { decideLocale } from "../../../app/i18n/locale-decision.ts";
import type { MailLanguage } from "./mail-texts.types.ts";

/** The page after a confirmation, and the language of the mail. */
export interface RedirectTarget {
  /** An absolute URL on the site's own origin; null for the home page. */
  readonly redirectTo: string | null;
  readonly language: MailLanguage;
}

/** The pages that read the tokens in the fragment (REQ-ACCOUNT-23, REQ-ACCOUNT-13). */
export const redirectPages = ["/", "/login", "/reset-password", "/dashboard"] as const;

const allowedPaths = new Set<string>(redirectPages);

/**
 * Reads `redirect_to` of a request. Accepts the site's own pages only, by origin and path: any other URL would send the
 * tokens of the link to another site. Keeps only an explicit language of the query.
 * @example readRedirect("/reset-password?lang=ar&x=1", "https://a.example")
 * // "https://a.example/reset-password?lang=ar"
 */
export function readRedirect(requested: string | null, site: string): string | null {
  const target = requested === null ? null : URL.parse(requested, site);
  if (target?.origin !== site || !allowedPaths.has(target.pathname)) return null;
  const language = target.searchParams.get("lang");
  const explicit = language === "ar" || language === "en";
  return `${site}${target.pathname}${explicit ? `?lang=${language}` : ""}`;
}

/**
 * The redirect target and the language of the mails that a request causes: the language in the URL that the page sent,
 * or in the page's own URL, or the language of a page (REQ-LANG-2).
 */
export function readRedirectTarget({ headers }: Request, url: URL, site: string): RedirectTarget {
  const redirectTo = readRedirect(url.searchParams.get("redirect_to"), site);
  const language = decideLocale({
    parameter: languageIn(redirectTo) ?? languageIn(headers.get("referer")),
    cookies: headers.get("cookie"),
    acceptLanguage: headers.get("accept-language"),
  });
  return { redirectTo, language };
}

/** The language in a URL; null when it has none. */
export function languageIn(address: string | null): string | null {
  return URL.parse(address ?? "")?.searchParams.get("lang") ?? null;
}
