import type { Locale } from "~/i18n/locale.ts";
import {
  type IslandContent,
  type IslandWords,
  type OpeningHoursContent,
  selectIslandWords,
  selectOpeningHoursWords,
} from "./island-words.ts";

type ByLocale<Words> = Readonly<Record<Locale, () => Promise<Words>>>;

const openingHoursContents: ByLocale<OpeningHoursContent> = {
  en: async () => (await import("./en/opening-hours-content.ts")).openingHoursContent,
  ar: async () => (await import("./ar/opening-hours-content.ts")).openingHoursContent,
};

const islandContents: ByLocale<IslandContent> = {
  en: async () => (await import("./en/island-content.ts")).islandContent,
  ar: async () => (await import("./ar/island-content.ts")).islandContent,
};

/** The words of the games have files of their own, because the other islands are stored offline. */
const games: ByLocale<IslandWords["games"]["words"]> = {
  en: async () => (await import("./en/games.ts")).games,
  ar: async () => (await import("./ar/games.ts")).games,
};

/** Loads the words of an island in one language. */
export async function loadIslandWords(name: keyof IslandWords, locale: Locale): Promise<object> {
  switch (name) {
    case "games":
      return { words: await games[locale]() };
    case "visit":
      return (await import("./visit-island-words.ts")).visitIslandWords[locale];
    case "my-drops":
      return (await import("./my-drops-island-words.ts")).myDropsIslandWords[locale];
    case "booking":
    case "branches":
    case "doctors": {
      const [opening, further] = await Promise.all([
        openingHoursContents[locale](),
        islandContents[locale](),
      ]);
      return selectIslandWords({ ...opening, ...further })[name];
    }
    default:
      return selectOpeningHoursWords(await openingHoursContents[locale]())[name];
  }
}
