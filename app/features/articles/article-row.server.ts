import { z } from "zod";
import { findCalendarDate } from "~/i18n/dates.ts";
import type { Locale } from "~/i18n/locale.ts";
import type { FullArticle } from "./article.ts";
import { readingTime } from "./reading-time.ts";

const written = z.string().refine((text) => text.trim() !== "", "empty");

/** An image is a file of this site or an https address; anything else is as if there were none. */
const image = z
  .string()
  .regex(/^(https:\/\/|\/(?!\/))/)
  .nullable()
  .catch(null);

const row = z.object({
  slug: written,
  title_en: written,
  title_ar: written,
  excerpt_en: written,
  excerpt_ar: written,
  content_en: written,
  content_ar: written,
  featured_image: image,
  category: written,
  author: written,
  published_at: z.string().refine((text) => findCalendarDate(text) !== null, "no date"),
});

/**
 * One row of the table as an article in `locale`; null when the row is malformed, so that one bad row never takes the
 * page down.
 */
export function findArticleInRow(value: unknown, locale: Locale): FullArticle | null {
  const parsed = row.safeParse(value);
  if (!parsed.success) return null;
  const { slug, category, author, published_at, featured_image } = parsed.data;
  const body = parsed.data[`content_${locale}`];
  return {
    slug,
    category,
    author,
    title: parsed.data[`title_${locale}`],
    excerpt: parsed.data[`excerpt_${locale}`],
    published: published_at.slice(0, 10),
    image: featured_image,
    minutes: readingTime(body),
    body,
  };
}
