import { Text } from "~/components/text/text.tsx";
import type { AboutWords } from "~/content/about.types.ts";
import { aboutFigures } from "~/content/data/figures.ts";
import type { Statistic } from "~/content/data/statistics.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { formatAtLeast, formatNumber, formatPercent } from "~/i18n/numerals.ts";

const formats: Record<Statistic["suffix"], (value: number, locale: Locale) => string> = {
  "+": formatAtLeast,
  "%": formatPercent,
  "": formatNumber,
};

/** The clinic's own figures, written in full, and its award. */
export function ClinicFigures({ words: { labels, award } }: { words: AboutWords["figures"] }) {
  const { locale } = useLanguage();
  return (
    <div className="tiles triples">
      <dl className="contents">
        {aboutFigures.map(({ key, value, suffix }) => (
          <div key={key} className="ruled figure-first">
            <dt className="secondary">{labels[key]}</dt>
            <dd className="number">
              <Text>{formats[suffix](value, locale)}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <p className="ruled title-4">
        <Text>{award}</Text>
      </p>
    </div>
  );
}
