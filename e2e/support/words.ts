import { keywords as arabicKeywords } from "../../app/content/ar/keywords.ts";
import { shell as arabicShell } from "../../app/content/ar/shell.ts";
import { keywords as englishKeywords } from "../../app/content/en/keywords.ts";
import { shell as englishShell } from "../../app/content/en/shell.ts";
import type { ShellWords } from "../../app/content/shape.ts";
import type { Locale } from "../../app/i18n/locale.ts";

/** What stands around every page, as the site says it. */
export const shellWords: Record<Locale, ShellWords> = { en: englishShell, ar: arabicShell };

/** The keywords of each language. */
export const languageKeywords: Record<Locale, readonly string[]> = {
  en: englishKeywords,
  ar: arabicKeywords,
};

/** The switch shows the other language in its own script; by its name it is found. */
export const switchNames: Record<Locale, RegExp> = { en: /العربية|عربي/, ar: /English/ };
