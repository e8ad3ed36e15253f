import type { Locale } from "~/i18n/locale.ts";
import { dropsSheet as arabicSheet, myDropsView as arabicView } from "./ar/my-drops.ts";
import { dropsSheet, myDropsView } from "./en/my-drops.ts";
import type { IslandWords } from "./island-words.ts";

const sheetWords = { en: dropsSheet, ar: arabicSheet };

/** The words of the island of /my-drops, by the language of the page. */
export const myDropsIslandWords: Readonly<Record<Locale, IslandWords["my-drops"]>> = {
  en: { words: myDropsView, sheetWords },
  ar: { words: arabicView, sheetWords },
};
