import type { Locale } from "~/i18n/locale.ts";
import type { BranchWords } from "./branches.types.ts";
import type { BranchId } from "./data/branches.ts";
import type { DropsNightWords } from "./my-drops.types.ts";

/** The words of a night of Ramadan, with the names of the branches and their cities. */
export interface NightWords {
  words: DropsNightWords;
  branches: Readonly<Record<BranchId, Pick<BranchWords, "shortName" | "city">>>;
}

const files = {
  en: () =>
    Promise.all([import("./en/my-drops-night.ts"), import("./en/opening-hours-content.ts")]),
  ar: () =>
    Promise.all([import("./ar/my-drops-night.ts"), import("./ar/opening-hours-content.ts")]),
};

/** Loads the words of the nights of Ramadan in one language. */
export async function loadDropsNightWords(locale: Locale): Promise<NightWords> {
  const [{ myDropsNight }, { openingHoursContent }] = await files[locale]();
  return { words: myDropsNight, branches: openingHoursContent.branches };
}
