import type { Statistic } from "~/content/data/statistics.ts";
import type { Locale } from "~/i18n/locale.ts";
import { formatAtLeast, formatNumber, formatPercent } from "~/i18n/numerals.ts";

/** Figures of at least this value are abbreviated (REQ-HOME-12). */
const thousand = 1000;

/**
 * A figure as the band shows it: from 1000 on in thousands, with its suffix.
 * @example statisticText({ value: 200_000, suffix: "+" }, "en", "") // "200K+"
 * @example statisticText({ value: 200_000, suffix: "+" }, "ar", "ألف") // "+٢٠٠ ألف"
 */
export function statisticText(
  { value, suffix }: Pick<Statistic, "value" | "suffix">,
  locale: Locale,
  thousandWord: string,
): string {
  const whole = Math.max(0, Math.round(value));
  const inThousands = whole >= thousand;
  const shown = inThousands ? Math.round(whole / thousand) : whole;
  if (locale === "en") return `${formatNumber(shown, locale)}${inThousands ? "K" : ""}${suffix}`;
  if (suffix === "%") return formatPercent(shown, locale);
  const number = suffix === "+" ? formatAtLeast(shown, locale) : formatNumber(shown, locale);
  return inThousands ? `${number} ${thousandWord}` : number;
}
