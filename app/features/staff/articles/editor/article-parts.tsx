import { useDeferredValue } from "react";
import { Tabs } from "~/components/controls/tabs.tsx";
import { Field } from "~/components/forms/field.tsx";
import { FieldError } from "~/components/forms/field-error.tsx";
import { Pill, PillGroup } from "~/components/forms/pills.tsx";
import { Badge } from "~/components/indicators/badge.tsx";
import { Text } from "~/components/text/text.tsx";
import type { StaffArticleEditorWords } from "~/content/staff-articles.types.ts";
import { parseLightMarkup } from "~/features/articles/page/light-markup.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { pluralize } from "~/i18n/plural.ts";
import { PagePreview } from "../page-preview.tsx";
import type { ArticleErrors, ArticleValues } from "./article-values.ts";

/** The tabs of the two languages, and by how many paragraphs the texts differ. */
export function LanguageTabs({
  values,
  words,
  selected,
  onSelect,
}: {
  values: ArticleValues;
  words: StaffArticleEditorWords;
  selected: Locale;
  onSelect: (language: Locale) => void;
}) {
  const { locale } = useLanguage();
  const [en, ar] = [values.content.en, values.content.ar].map(
    (text) => parseLightMarkup(text).length,
  ) as [number, number];
  const difference = Math.abs(en - ar);
  const locales: readonly Locale[] = locale === "ar" ? ["ar", "en"] : ["en", "ar"];
  return (
    <div className="cluster">
      <Tabs
        id="language"
        label={words.languages}
        tabs={locales.map((id) => ({ id, label: words.languageNames[id] }))}
        selected={selected}
        onSelect={(id) => onSelect(id === "ar" ? "ar" : "en")}
      />
      {difference > 0 && en > 0 && ar > 0 && (
        <Badge kind="main">{pluralize(difference, words.differ, locale)}</Badge>
      )}
    </div>
  );
}

/** Subject and address of an article. The address of an article that was approved does not change. */
export function ArticleFacts({
  values,
  errors,
  isNew,
  words,
  categories,
  onChange,
}: {
  values: ArticleValues;
  errors: ArticleErrors;
  isNew: boolean;
  words: StaffArticleEditorWords;
  categories: Readonly<Record<string, string>>;
  onChange: (next: ArticleValues) => void;
}) {
  const known = Object.keys(categories);
  const all = values.category && !known.includes(values.category) ? [values.category] : [];
  return (
    <>
      <div id="category" tabIndex={-1}>
        <PillGroup legend={words.category} errorId={errors.category && "category-error"}>
          {[...known, ...all].map((category) => (
            <Pill
              key={category}
              type="radio"
              name="category"
              checked={category === values.category}
              onChange={(isChecked) => onChange({ ...values, category: isChecked ? category : "" })}
            >
              {categories[category] ?? category}
            </Pill>
          ))}
        </PillGroup>
        {errors.category && (
          <FieldError id="category-error">{words.errors[errors.category]}</FieldError>
        )}
      </div>
      {isNew && (
        <Field
          id="slug"
          label={words.address.label}
          hint={words.address.hint}
          ltr
          spellCheck={false}
          autoCapitalize="none"
          value={values.slug}
          {...(errors.slug && { error: words.errors[errors.slug] })}
          onChange={({ target }) =>
            onChange({ ...values, slug: target.value.trim(), hasOwnSlug: target.value !== "" })
          }
        />
      )}
    </>
  );
}

/** The page of the article in both languages. */
export function Previews({ values, heading }: { values: ArticleValues; heading: string }) {
  const { locale } = useLanguage();
  const { title, excerpt, content } = useDeferredValue(values);
  const locales: readonly Locale[] = locale === "ar" ? ["ar", "en"] : ["en", "ar"];
  return (
    <section className="stack gap-6" aria-label={heading}>
      <h2 className="title-3">
        <Text>{heading}</Text>
      </h2>
      {locales.map((language) => (
        <PagePreview
          key={language}
          locale={language}
          title={title[language]}
          excerpt={excerpt[language]}
          body={content[language]}
        />
      ))}
    </section>
  );
}
