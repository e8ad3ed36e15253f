import type { MailLanguage } from "./mail-texts.ts";

/** Where a link in a mail leads in the end, and in which language its reader is addressed. */
export interface RedirectTarget {
  /** An absolute address on our own origin; undefined stands for the home page. */
  readonly redirectTo?: string;
  readonly language: MailLanguage;
}

/** The pages that know what to do with the tokens in the fragment (D31, D34). */
const PAGES = new Set(["/", "/login", "/reset-password", "/dashboard"]);

/**
 * Reads `redirect_to` of a call. Only our own pages are accepted, by origin and path: anything else
 * would hand the tokens of the link to a stranger. Of the query only an explicit language is kept.
 *
 * @example readRedirect("/reset-password?lang=ar&x=1", "https://a.example")
 * // { redirectTo: "https://a.example/reset-password?lang=ar", language: "ar" }
 */
export function readRedirect(asked: string | null, site: string): RedirectTarget {
  const target = asked === null ? null : URL.parse(asked, site);
  if (target?.origin !== site || !PAGES.has(target.pathname)) return { language: "en" };
  const language = target.searchParams.get("lang");
  const explicit = language === "ar" || language === "en";
  return {
    redirectTo: `${site}${target.pathname}${explicit ? `?lang=${language}` : ""}`,
    language: language === "ar" ? "ar" : "en",
  };
}
