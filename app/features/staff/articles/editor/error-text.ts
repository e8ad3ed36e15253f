import type { StaffArticleEditorWords } from "~/content/staff-articles.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import type { Locale } from "~/i18n/locale.ts";
import { formatNumber } from "~/i18n/numerals.ts";
import { countCharacters } from "../../form/form-validation.ts";
import {
  type ArticleErrors,
  type ArticleField,
  type ArticleValues,
  articleTexts,
  maxLengths,
} from "./article-values.ts";

/** Returns the sentence of the error of a field, with the numbers of its text. */
export function errorText(
  field: ArticleField,
  error: NonNullable<ArticleErrors[ArticleField]>,
  values: ArticleValues,
  words: StaffArticleEditorWords["errors"],
  locale: Locale,
): string {
  const text = articleTexts.find((one) => field.startsWith(`${one}_`));
  if (!text) return words[error];
  const typed = values[text][field.endsWith("_ar") ? "ar" : "en"];
  return interpolate(words[error], {
    maximum: formatNumber(maxLengths[text], locale),
    count: formatNumber(countCharacters(typed), locale),
  });
}
