import { z } from "zod";
import { findCalendarDate } from "~/i18n/dates.ts";
import type { Locale } from "~/i18n/locale.ts";
import type {
  Article,
  ArticleCover,
  DatedArticle,
  FeedArticle,
  FullArticle,
  SearchableArticle,
  SearchableBody,
} from "../article.ts";
import { imageAddress } from "./image-address.ts";
import { readingTime } from "./reading-time.ts";

const nonEmptyText = z.string().refine((text) => text.trim() !== "", "empty");

/** An invalid image address counts as none. */
const image = z.string().regex(imageAddress).nullable().catch(null);

const datedRow = z.object({
  slug: nonEmptyText,
  published_at: z.string().refine((text) => findCalendarDate(text) !== null, "no date"),
});
const summaryRow = datedRow.extend({
  title: nonEmptyText,
  excerpt: nonEmptyText,
  category: nonEmptyText,
});
const cardRow = summaryRow.extend({ content: nonEmptyText, featured_image: image });
const coverRow = z.object({ slug: nonEmptyText, title: nonEmptyText, featured_image: image });
const searchRow = z.object({
  slug: nonEmptyText,
  title_en: nonEmptyText,
  title_ar: nonEmptyText,
  excerpt_en: nonEmptyText,
  excerpt_ar: nonEmptyText,
  category: nonEmptyText,
  featured_image: image,
});
const bodyRow = z.object({
  slug: nonEmptyText,
  content_en: nonEmptyText,
  content_ar: nonEmptyText,
});
const feedRow = summaryRow.extend({ author: nonEmptyText });
const fullRow = cardRow.extend({ author: nonEmptyText });

/** The columns of each use of an article, so that a list reads only the columns it needs. */
export const articleColumns = {
  /** For a card; the body is needed for the reading time. */
  card: (locale: Locale) =>
    `slug,title_${locale},excerpt_${locale},content_${locale},featured_image,category,published_at`,
  cover: (locale: Locale) => `slug,title_${locale},featured_image`,
  feed: (locale: Locale) => `slug,title_${locale},excerpt_${locale},category,author,published_at`,
  sitemap: "slug,published_at",
  search: "slug,title_en,title_ar,excerpt_en,excerpt_ar,featured_image,category",
  bodies: "slug,content_en,content_ar",
} as const;

/**
 * Parses a row as an article in `locale`; null when a column of that language is malformed or missing, so that one
 * bad row does not break the page.
 */
export function parseArticle(value: unknown, locale: Locale): FullArticle | null {
  const row = fullRow.safeParse(inLanguage(value, locale)).data;
  return row ? { ...toCard(row), author: row.author, body: row.content } : null;
}

/** Parses a row for a card; null as above. */
export function parseCard(value: unknown, locale: Locale): Article | null {
  const row = cardRow.safeParse(inLanguage(value, locale)).data;
  return row ? toCard(row) : null;
}

/** Parses a row as image and title; null as above, and without an image. */
export function parseCover(value: unknown, locale: Locale): ArticleCover | null {
  const row = coverRow.safeParse(inLanguage(value, locale)).data;
  if (!row?.featured_image) return null;
  return { slug: row.slug, title: row.title, image: row.featured_image };
}

/** Parses a row for the feed; null as above. */
export function parseFeedArticle(value: unknown, locale: Locale): FeedArticle | null {
  const row = feedRow.safeParse(inLanguage(value, locale)).data;
  return row ? { ...toSummary(row), author: row.author } : null;
}

/** Parses a row for the sitemap; null when its slug or date is malformed. */
export function parseDated(value: unknown): DatedArticle | null {
  const row = datedRow.safeParse(value).data;
  return row ? toDated(row) : null;
}

/** Parses a row for the search; null when any part is malformed. */
export function parseSearchable(value: unknown): SearchableArticle | null {
  const row = searchRow.safeParse(value).data;
  return row
    ? {
        slug: row.slug,
        shown: {
          en: { title: row.title_en, text: row.excerpt_en },
          ar: { title: row.title_ar, text: row.excerpt_ar },
        },
        category: row.category,
        image: row.featured_image,
      }
    : null;
}

/** Parses a row as the bodies of an article in both languages; null when any part is malformed. */
export function parseBody(value: unknown): SearchableBody | null {
  const row = bodyRow.safeParse(value).data;
  return row ? { slug: row.slug, body: [row.content_en, row.content_ar] } : null;
}

function toDated({ slug, published_at }: z.infer<typeof datedRow>): DatedArticle {
  return { slug, published: published_at.slice(0, 10) };
}

function toSummary(row: z.infer<typeof summaryRow>) {
  const { title, excerpt, category } = row;
  return { ...toDated(row), title, excerpt, category };
}

function toCard(row: z.infer<typeof cardRow>): Article {
  return { ...toSummary(row), image: row.featured_image, minutes: readingTime(row.content) };
}

/** Renames the columns of one language to their names without the suffix; other values are unchanged. */
function inLanguage(value: unknown, locale: Locale): unknown {
  if (typeof value !== "object" || value === null) return value;
  const row = value as Record<string, unknown>;
  return {
    ...row,
    title: row[`title_${locale}`],
    excerpt: row[`excerpt_${locale}`],
    content: row[`content_${locale}`],
  };
}
