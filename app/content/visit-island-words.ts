import type { Locale } from "~/i18n/locale.ts";
import { visitMessages as arabicMessages, visitView as arabicView } from "./ar/visit.ts";
import { visitMessages, visitView } from "./en/visit.ts";
import type { IslandWords } from "./island-words.ts";

const messageWords = { en: visitMessages, ar: arabicMessages };

/** The words of the island of /visit, by the language of the page. */
export const visitIslandWords: Readonly<Record<Locale, IslandWords["visit"]>> = {
  en: { words: visitView, messageWords },
  ar: { words: arabicView, messageWords },
};
