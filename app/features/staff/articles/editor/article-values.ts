import type { StaffArticleEditorWords } from "~/content/staff-articles.types.ts";
import { canBeSlug } from "~/features/articles/queries/slug.ts";
import type { Locale } from "~/i18n/locale.ts";
import { countCharacters, joinLines, removeHiddenMarks } from "../../form/form-validation.ts";
import type { Revision, SiteArticle } from "../revisions.ts";
import { slugOf } from "./article-slug.ts";

/** The article in the editor. */
export interface ArticleValues {
  /** Made by the editor, so that a save can be sent again. */
  id: string;
  /** The version that the server has; 0 is a draft that it does not have yet. */
  version: number;
  slug: string;
  /** True when the person has chosen the slug; until then it follows the English title. */
  hasOwnSlug: boolean;
  /** The approved revision on which this one is based. */
  baseId: string | null;
  title: Record<Locale, string>;
  excerpt: Record<Locale, string>;
  content: Record<Locale, string>;
  category: string;
  author: string;
  image: string | null;
  publishedAt: string | null;
  restoredFrom: string | null;
}

/** The greatest lengths in characters, as the database counts them. */
export const maxLengths = { title: 200, excerpt: 600, content: 60_000 } as const;

export type ArticleText = keyof typeof maxLengths;

export const articleTexts = ["title", "excerpt", "content"] as const satisfies ArticleText[];

/** A field of the editor that can have an error. */
export type ArticleField = `${ArticleText}_${Locale}` | "slug" | "category";

export type ArticleErrors = Partial<Record<ArticleField, keyof StaffArticleEditorWords["errors"]>>;

export function newArticle(author: string): ArticleValues {
  return {
    id: crypto.randomUUID(),
    version: 0,
    slug: "",
    hasOwnSlug: false,
    baseId: null,
    title: { en: "", ar: "" },
    excerpt: { en: "", ar: "" },
    content: { en: "", ar: "" },
    category: "",
    author,
    image: null,
    publishedAt: null,
    restoredFrom: null,
  };
}

/** The texts of a revision or an article. */
export function textsOf(row: Revision | SiteArticle): Pick<ArticleValues, ArticleText> {
  return {
    title: { en: row.title_en, ar: row.title_ar },
    excerpt: { en: row.excerpt_en, ar: row.excerpt_ar },
    content: { en: row.content_en, ar: row.content_ar },
  };
}

export function valuesOf(row: Revision): ArticleValues {
  return {
    ...textsOf(row),
    id: row.id,
    version: row.version,
    slug: row.slug,
    hasOwnSlug: row.slug !== slugOf(row.title_en),
    baseId: row.base_id,
    category: row.category,
    author: row.author,
    image: row.featured_image,
    publishedAt: row.published_at,
    restoredFrom: row.restored_from,
  };
}

/** A new draft with the content of an article; without a day of its own the article keeps its day. */
export function draftOf(article: SiteArticle): ArticleValues {
  return {
    ...newArticle(article.author),
    ...textsOf(article),
    slug: article.slug,
    hasOwnSlug: true,
    category: article.category,
    image: article.featured_image,
  };
}

/** The parameters of `save_article_revision`. */
export function saveParameters(values: ArticleValues) {
  const { title, excerpt, content, image, publishedAt, baseId, restoredFrom } = values;
  return {
    id: values.id,
    expected_version: values.version,
    slug: values.slug,
    title_en: title.en,
    title_ar: title.ar,
    excerpt_en: excerpt.en,
    excerpt_ar: excerpt.ar,
    content_en: content.en,
    content_ar: content.ar,
    category: values.category,
    author: values.author,
    ...(image && { featured_image: image }),
    ...(publishedAt && { published_at: publishedAt }),
    ...(baseId && { base_id: baseId }),
    ...(restoredFrom && { restored_from: restoredFrom }),
  };
}

/** The errors with which the server would not save the draft. Texts may still be empty. */
export function errorsOfDraft(values: ArticleValues): ArticleErrors {
  const errors: ArticleErrors = {};
  for (const text of articleTexts)
    for (const locale of ["en", "ar"] as const)
      if (countCharacters(values[text][locale]) > maxLengths[text])
        errors[`${text}_${locale}`] = "tooLong";
  if (values.slug && !canBeSlug(values.slug)) errors.slug = "slugInvalid";
  return errors;
}

/** The error of a refusal of the database; null for a field that the editor does not have. */
export function errorOfRefusal(field: string, problem: string): ArticleErrors | null {
  const fields = articleTexts.flatMap((text) => [`${text}_en`, `${text}_ar`]);
  if (![...fields, "slug", "category"].includes(field)) return null;
  if (field === "slug") return { slug: "slugInvalid" };
  const errors: Record<string, keyof StaffArticleEditorWords["errors"]> = {
    missing: "missing",
    hidden: "hidden",
    too_long: "tooLong",
  };
  return { [field]: errors[problem] ?? "invalid" };
}

export function isLanguageWritten(values: ArticleValues, locale: Locale): boolean {
  return articleTexts.every((text) => values[text][locale].trim() !== "");
}

/** Returns the text as the database accepts it: line ends only in the content, and no hidden marks. */
export function cleanText(text: ArticleText, typed: string): string {
  const lines = typed.replace(/\r\n?/g, "\n").replace(/\t/g, " ");
  return removeHiddenMarks(text === "content" ? lines : joinLines(lines));
}

/** Whether `cleanText` removes more than line ends and tabs. */
export function hasHiddenMarks(typed: string): boolean {
  const line = typed.replace(/[\t\r\n]/g, " ");
  return removeHiddenMarks(line) !== line;
}

/** For drafts that another release may have stored. */
export function isArticle(value: unknown): value is ArticleValues {
  const given = (value ?? {}) as Partial<ArticleValues>;
  return (
    [given.id, given.slug, given.category, given.author].every((one) => typeof one === "string") &&
    typeof given.version === "number" &&
    articleTexts.every(
      (text) => typeof given[text]?.en === "string" && typeof given[text].ar === "string",
    )
  );
}
