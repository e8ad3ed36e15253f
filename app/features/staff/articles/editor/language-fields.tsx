import { type ChangeEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Field } from "~/components/forms/field.tsx";
import { TextArea } from "~/components/forms/text-area.tsx";
import { Text } from "~/components/text/text.tsx";
import type { StaffArticleEditorWords } from "~/content/staff-articles.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { directionOf, type Locale } from "~/i18n/locale.ts";
import { formatNumber } from "~/i18n/numerals.ts";
import { countCharacters } from "../../form/form-validation.ts";
import {
  type ArticleErrors,
  type ArticleText,
  type ArticleValues,
  cleanText,
  hasHiddenMarks,
  maxLengths,
} from "./article-values.ts";
import { errorText } from "./error-text.ts";
import { applyFormat } from "./text-format.ts";
import { TextTools } from "./text-tools.tsx";
import { useCleanPaste } from "./use-clean-paste.ts";

/** A tag of HTML, which stays text. */
const tag = /<\/?[a-z][^>]*>/i;

/** Title, summary and text of an article in one language. Hidden marks are removed while they are typed or pasted. */
export function LanguageFields({
  language,
  values,
  errors,
  words,
  onChange,
}: {
  language: Locale;
  values: ArticleValues;
  errors: ArticleErrors;
  words: StaffArticleEditorWords;
  onChange: (text: ArticleText, next: string) => void;
}) {
  const { locale } = useLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  const [cleaned, setCleaned] = useState<ArticleText | null>(null);
  const fields = useCleanPaste(language, setCleaned);

  function type(
    text: ArticleText,
    { target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
  ): void {
    const { value, selectionStart } = target;
    const clean = cleanText(text, value);
    setCleaned(hasHiddenMarks(value) ? text : null);
    flushSync(() => onChange(text, clean));
    if (clean === value) return;
    const place = cleanText(text, value.slice(0, selectionStart ?? 0)).length;
    target.setSelectionRange(place, place);
  }

  const fieldOf = (text: ArticleText) => {
    const value = values[text][language];
    const count = countCharacters(value);
    const numbers = {
      count: formatNumber(count, locale),
      maximum: formatNumber(maxLengths[text], locale),
    };
    const error = errors[`${text}_${language}`] ?? (cleaned === text ? "hidden" : undefined);
    return {
      input: {
        id: `${text}_${language}`,
        lang: language,
        dir: directionOf(language),
        value,
        onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(text, event),
        ...(error && {
          error: errorText(`${text}_${language}`, error, values, words.errors, locale),
        }),
      },
      counter: {
        counter: interpolate(words.counter, numbers),
        fill: count > maxLengths[text] ? ("over" as const) : undefined,
      },
    };
  };

  const content = fieldOf("content");
  const excerpt = fieldOf("excerpt");
  return (
    <div className="stack gap-5" ref={fields}>
      <Field label={words.title} {...fieldOf("title").input} />
      <TextArea label={words.summary} rows={3} {...excerpt.input} {...excerpt.counter} />
      <TextArea
        label={words.text}
        rows={18}
        ref={area}
        {...content.input}
        {...content.counter}
        tools={<TextTools area={area} words={words} />}
        onKeyDown={(event) => {
          const isBold = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "b";
          if (!isBold) return;
          event.preventDefault();
          applyFormat(event.currentTarget, "bold");
        }}
      />
      {tag.test(values.content[language]) && (
        <p className="small" role="status">
          <Text>{words.isHtml}</Text>
        </p>
      )}
    </div>
  );
}
