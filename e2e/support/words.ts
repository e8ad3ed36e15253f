import { content as ar } from "../../app/content/ar/content.ts";
import type { Content, ShellWords } from "../../app/content/content.types.ts";
import { content as en } from "../../app/content/en/content.ts";
import type { Locale } from "../../app/i18n/locale.ts";

/** Every word of the site, for tests that look for what a reader sees: a word the clinic changes is changed in one place. */
export { ar, en };

/** The same by language. */
export const words: Record<Locale, Content> = { en, ar };

/** What stands around every page, as the site says it. */
export const shellWords: Record<Locale, ShellWords> = { en: en.shell, ar: ar.shell };

/** The keywords of each language. */
export const languageKeywords: Record<Locale, readonly string[]> = {
  en: en.keywords,
  ar: ar.keywords,
};

/** The switch shows the other language in its own script; by its name it is found. */
export const languageSwitchNames: Record<Locale, RegExp> = { en: /العربية|عربي/, ar: /English/ };
