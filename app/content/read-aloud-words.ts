import type { Locale } from "~/i18n/locale.ts";
import { readAloud as arabic } from "./ar/read-aloud.ts";
import type { ReadAloudWords } from "./content.types.ts";
import { readAloud as english } from "./en/read-aloud.ts";

/** The words of reading aloud. They are in its script, so that they are not in every page that can be read. */
export const readAloudWords: Readonly<Record<Locale, ReadAloudWords>> = {
  en: english,
  ar: arabic,
};
