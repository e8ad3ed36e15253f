import type { Locale } from "~/i18n/locale.ts";
import { type IslandContent, type IslandWords, selectIslandWords } from "./island-words.ts";

const contents: Readonly<Record<Locale, () => Promise<IslandContent>>> = {
  en: async () => (await import("./en/island-content.ts")).islandContent,
  ar: async () => (await import("./ar/island-content.ts")).islandContent,
};

/** The words of the games have files of their own, because the other islands are stored offline. */
const games: Readonly<Record<Locale, () => Promise<IslandWords["games"]["words"]>>> = {
  en: async () => (await import("./en/games.ts")).games,
  ar: async () => (await import("./ar/games.ts")).games,
};

/** Loads the words of an island in one language. */
export async function loadIslandWords(name: keyof IslandWords, locale: Locale): Promise<object> {
  if (name === "games") return { words: await games[locale]() };
  if (name === "visit") return (await import("./visit-island-words.ts")).visitIslandWords[locale];
  if (name === "my-drops")
    return (await import("./my-drops-island-words.ts")).myDropsIslandWords[locale];
  return selectIslandWords(await contents[locale]())[name];
}
