import { imageAddress } from "../../app/features/articles/queries/image-address.ts";
import { canBeSlug } from "../../app/features/articles/queries/slug.ts";
import { findCalendarDate } from "../../app/i18n/dates.ts";
import type { Database } from "../../app/server/database.types.ts";
import type { ArticleError } from "./article-error.ts";
import { readFrontMatter } from "./front-matter.ts";
import { listMarkupErrors } from "./markup-errors.ts";

/** An article as a row of the table, without the id, which the table generates, and the days of a planned change. */
export type ArticleRow = Omit<
  Database["public"]["Tables"]["articles"]["Row"],
  "id" | "shown_from" | "shown_until"
>;

/** The values that a file may refer to. */
export interface KnownValues {
  /** The names that exist in both languages. */
  categories: readonly string[];
  authors: readonly string[];
  /** Whether the site has an image at this path. */
  hasImage(path: string): boolean;
}

/** The row of a file, or its errors by line. */
export type ArticleResult = { row: ArticleRow } | { errors: ArticleError[] };

/** The keys of the front matter, with the maximum length of their values in the table. */
const keys = {
  date: 10,
  category: 80,
  author: 120,
  cover: 2048,
  title_en: 200,
  title_ar: 200,
  excerpt_en: 600,
  excerpt_ar: 600,
} as const;
type Key = keyof typeof keys;
const optional: readonly string[] = ["cover"] satisfies Key[];

/** The first line of each language's text. No text contains a heading of this level. */
const bodyHeadings = { en: "# English", ar: "# العربية" } as const;
const maxBodyLength = 60_000;

/** Parses an article file. `content/articles/README.md` shows its format. */
export function readArticleFile(slug: string, text: string, known: KnownValues): ArticleResult {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n/);
  const errors: ArticleError[] = [];
  if (!canBeSlug(slug)) errors.push({ line: 1, message: invalidSlug });
  const head = readFrontMatter(lines);
  if ("message" in head) return { errors: [...errors, head] };
  const { entries, end } = head;
  errors.push(...head.errors);
  // A key that cannot be parsed would be reported as missing, too.
  if (head.errors.length === 0) errors.push(...listKeyErrors(entries, end, known));
  const body = readBody(lines, end);
  errors.push(...body.errors);
  if (errors.length > 0) return { errors: errors.sort((one, other) => one.line - other.line) };
  const of = (key: Key) => entries.get(key)?.text ?? "";
  return {
    row: {
      slug,
      title_en: of("title_en"),
      title_ar: of("title_ar"),
      excerpt_en: of("excerpt_en"),
      excerpt_ar: of("excerpt_ar"),
      content_en: body.en,
      content_ar: body.ar,
      featured_image: of("cover") || null,
      category: of("category"),
      author: of("author"),
      published_at: of("date"),
    },
  };
}

const invalidSlug =
  "the file's name is the article's address: small Latin letters and figures with single hyphens between them, at most 120 characters, then .md.";

type Entries = ReadonlyMap<string, { text: string; line: number }>;

function listKeyErrors(entries: Entries, end: number, known: KnownValues): ArticleError[] {
  const names = Object.keys(keys);
  const missing = names.filter((name) => !entries.has(name) && !optional.includes(name));
  return [
    ...missing.map((name) => ({ line: end, message: `${name} is missing${inBoth(name)}.` })),
    ...[...entries].flatMap(([name, { text, line }]) => {
      const message = isKey(name)
        ? findKeyError(name, text, known)
        : `there is no key "${name}"; the keys are ${names.join(", ")}.`;
      return message ? [{ line, message }] : [];
    }),
  ];
}

function isKey(name: string): name is Key {
  return Object.hasOwn(keys, name);
}

function inBoth(name: string): string {
  return /_(en|ar)$/.test(name) ? ": an article is in both languages" : "";
}

function findKeyError(key: Key, text: string, known: KnownValues): string | undefined {
  if (text === "") return `${key} is empty${inBoth(key)}.`;
  if (/[\\\p{Cc}]/u.test(text))
    return `${key} has a backslash or a control character in it: take it out.`;
  if (key === "date" && !(text.length === 10 && findCalendarDate(text)))
    return `"${text}" is no date: write year, month and day, as in 2026-12-01.`;
  if ([...text].length > keys[key]) return `${key} has more than ${keys[key]} characters.`;
  if (key === "category" && !known.categories.includes(text))
    return unknown(key, "categories", text, known.categories);
  if (key === "author" && !known.authors.includes(text))
    return unknown(key, "authors", text, known.authors);
  if (key === "cover" && !imageAddress.test(text))
    return `"${text}" is no URL of an image: write its path, as in /covers/default.svg, or https://….`;
  if (key === "cover" && text.startsWith("/") && !known.hasImage(text))
    return `the site has no image "${text}": it would be public${text}.`;
  return undefined;
}

function unknown(key: Key, list: string, text: string, names: readonly string[]): string {
  const place = `${list} in app/content/en/articles.ts and app/content/ar/articles.ts`;
  return `the site does not know the ${key} "${text}"; it knows ${names.join(", ")}, and a new one gets its name under ${place}.`;
}

/** Reads both texts after the front matter, which ends at line `end`. */
function readBody(lines: readonly string[], end: number) {
  const errors: ArticleError[] = [];
  const starts = Object.values(bodyHeadings).map((heading) => lines.indexOf(heading, end));
  const begin = Math.min(...starts.filter((start) => start >= 0), lines.length);
  const stray = lines.findIndex((line, n) => n >= end && n < begin && line.trim() !== "");
  if (stray >= 0)
    errors.push({
      line: stray + 1,
      message: `a text begins below a line "${bodyHeadings.en}" or "${bodyHeadings.ar}", and there is none above this line.`,
    });
  const textBelow = (heading: string) => {
    const place = lines.indexOf(heading, end);
    if (place < 0) {
      errors.push({
        line: lines.length,
        message: `the text below a line "${heading}" is missing: an article is in both languages.`,
      });
      return "";
    }
    const next = lines.findIndex((line, n) => n > place && isOther(line, heading));
    const part = lines.slice(place + 1, next < 0 ? undefined : next);
    const text = part.join("\n").trim();
    if (text === "")
      errors.push({ line: place + 1, message: `there is no text below "${heading}".` });
    if ([...text].length > maxBodyLength)
      errors.push({
        line: place + 1,
        message: `the text has more than ${maxBodyLength} characters.`,
      });
    errors.push(...listMarkupErrors(part, place + 2));
    return text;
  };
  return { en: textBelow(bodyHeadings.en), ar: textBelow(bodyHeadings.ar), errors };
}

function isOther(line: string, heading: string): boolean {
  return line !== heading && Object.values<string>(bodyHeadings).includes(line);
}
