import { serviceFigures } from "~/content/data/service-facts.ts";
import type { ServicesPageWords } from "~/content/services.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatAtLeast, formatNumber } from "~/i18n/numerals.ts";
import { KeyFacts } from "../sections/key-facts.tsx";

/** The four figures of the overview: 6 specialties, 20+ procedures, 10+ doctors, 18+ years. */
export function ServiceFigures({
  words,
}: {
  words: Pick<ServicesPageWords, "figures" | "figuresLabel">;
}) {
  const { locale } = useLanguage();
  const facts = serviceFigures.map(({ key, value, suffix }) => ({
    label: words.figures[key],
    value: suffix === "+" ? formatAtLeast(value, locale) : formatNumber(value, locale),
  }));
  return <KeyFacts facts={facts} label={words.figuresLabel} figures />;
}
