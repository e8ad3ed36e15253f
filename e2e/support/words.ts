import { content as ar } from "../../app/content/ar/content.ts";
import type { Content, ShellWords } from "../../app/content/content.types.ts";
import { content as en } from "../../app/content/en/content.ts";
import type { Locale } from "../../app/i18n/locale.ts";

/** All texts of the site. Tests take visible texts from here, so that the clinic can change them in one place. */
export { ar, en };

export const words: Record<Locale, Content> = { en, ar };

/** The texts of header, menu and footer. */
export const shellWords: Record<Locale, ShellWords> = { en: en.shell, ar: ar.shell };

export const languageKeywords: Record<Locale, readonly string[]> = {
  en: en.keywords,
  ar: ar.keywords,
};

/** The accessible names of the language switch, which are in the other language. */
export const languageSwitchNames: Record<Locale, RegExp> = { en: /العربية|عربي/, ar: /English/ };
