import { serviceTiles } from "~/content/data/service-facts.ts";
import type { ServicesPageWords } from "~/content/services.types.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { formatAtLeast, formatNumber } from "~/i18n/numerals.ts";
import { KeyFacts } from "../sections/key-facts.tsx";

/** The four figures of the overview: 6 specialties, 20+ procedures, 10+ doctors, 18+ years. */
export function ServiceTiles({
  words,
}: {
  words: Pick<ServicesPageWords, "tiles" | "tilesLabel">;
}) {
  const { locale } = useLanguage();
  const facts = serviceTiles.map(({ key, value, suffix }) => ({
    label: words.tiles[key],
    value: suffix === "+" ? formatAtLeast(value, locale) : formatNumber(value, locale),
  }));
  return <KeyFacts facts={facts} label={words.tilesLabel} figures />;
}
