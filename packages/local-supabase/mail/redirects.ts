import { decideLocale } from "../../../app/i18n/locale-decision.ts";
import type { MailLanguage } from "./mail-texts.types.ts";

/** Where a link in a mail leads in the end, and in which language its reader is addressed. */
export interface RedirectTarget {
  /** An absolute address on our own origin; undefined stands for the home page. */
  readonly redirectTo?: string | undefined;
  readonly language: MailLanguage;
}

/** The pages that know what to do with the tokens in the fragment (REQ-ACCOUNT-23, REQ-ACCOUNT-13). */
export const redirectPages = ["/", "/login", "/reset-password", "/dashboard"] as const;

const allowedPaths = new Set<string>(redirectPages);

/**
 * Reads `redirect_to` of a call. Only our own pages are accepted, by origin and path: anything else
 * would hand the tokens of the link to a stranger. Of the query only an explicit language is kept.
 *
 * @example readRedirect("/reset-password?lang=ar&x=1", "https://a.example")
 * // "https://a.example/reset-password?lang=ar"
 */
export function readRedirect(asked: string | null, site: string): string | undefined {
  const target = asked === null ? null : URL.parse(asked, site);
  if (target?.origin !== site || !allowedPaths.has(target.pathname)) return undefined;
  const language = target.searchParams.get("lang");
  const explicit = language === "ar" || language === "en";
  return `${site}${target.pathname}${explicit ? `?lang=${language}` : ""}`;
}

/**
 * Where the links of a mail lead that a call causes, and its language: the one in the address that
 * the page named, or in the page's own, or what decides the language of a page (REQ-LANG-2).
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

/** The language that an address names, or null. */
export function languageIn(address: string | null | undefined): string | null {
  return URL.parse(address ?? "")?.searchParams.get("lang") ?? null;
}
