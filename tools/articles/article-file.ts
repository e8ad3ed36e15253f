import { imageAddress } from "../../app/features/articles/queries/image-address.ts";
import { canBeSlug } from "../../app/features/articles/queries/slug.ts";
import { findCalendarDate } from "../../app/i18n/dates.ts";
import type { Database } from "../../app/server/database.types.ts";
import type { Complaint } from "./complaint.ts";
import { readFrontMatter } from "./front-matter.ts";
import { complaintsAboutMarkup } from "./markup-complaints.ts";

/** An article as the table keeps it; the table gives it its id. */
export type ArticleRow = Omit<Database["public"]["Tables"]["articles"]["Row"], "id">;

/** What a file may name. */
export interface KnownToSite {
  /** Those that have a name in both languages. */
  categories: readonly string[];
  authors: readonly string[];
  /** Whether the site has a picture at this path. */
  hasPicture(path: string): boolean;
}

/** What became of a file: the row, or what keeps it from being one, in the order of its lines. */
export type ReadArticle = { row: ArticleRow } | { complaints: Complaint[] };

/** The keys at the head of a file, with the most characters that the table takes of each. */
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

/** The line that each language's text begins below. A text has no heading of this level, so it can be nothing else. */
const marks = { en: "# English", ar: "# العربية" } as const;
const longestBody = 60_000;

/** Reads an article's file; `content/articles/README.md` shows its form. */
export function readArticleFile(slug: string, text: string, known: KnownToSite): ReadArticle {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n/);
  const complaints: Complaint[] = [];
  if (!canBeSlug(slug)) complaints.push({ line: 1, sentence: noSlug });
  const head = readFrontMatter(lines);
  if ("sentence" in head) return { complaints: [...complaints, head] };
  const { entries, end } = head;
  complaints.push(...head.complaints);
  // What could not be read as keys would be complained about as missing, too.
  if (head.complaints.length === 0) complaints.push(...complaintsAboutKeys(entries, end, known));
  const body = readBody(lines, end);
  complaints.push(...body.complaints);
  if (complaints.length > 0)
    return { complaints: complaints.sort((one, other) => one.line - other.line) };
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

const noSlug =
  "the file's name is the article's address: small Latin letters and figures with single hyphens between them, at most 120 characters, then .md.";

type Entries = ReadonlyMap<string, { text: string; line: number }>;

function complaintsAboutKeys(entries: Entries, end: number, known: KnownToSite): Complaint[] {
  const names = Object.keys(keys);
  const missing = names.filter((name) => !entries.has(name) && !optional.includes(name));
  return [
    ...missing.map((name) => ({ line: end, sentence: `${name} is missing${inBoth(name)}.` })),
    ...[...entries].flatMap(([name, { text, line }]) => {
      const sentence = isKey(name)
        ? sentenceAbout(name, text, known)
        : `there is no key "${name}"; the keys are ${names.join(", ")}.`;
      return sentence ? [{ line, sentence }] : [];
    }),
  ];
}

function isKey(name: string): name is Key {
  return Object.hasOwn(keys, name);
}

function inBoth(name: string): string {
  return /_(en|ar)$/.test(name) ? ": an article is in both languages" : "";
}

function sentenceAbout(key: Key, text: string, known: KnownToSite): string | undefined {
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
    return `"${text}" is no address of a picture: write its path, as in /covers/default.svg, or https://….`;
  if (key === "cover" && text.startsWith("/") && !known.hasPicture(text))
    return `the site has no picture "${text}": it would be public${text}.`;
  return undefined;
}

function unknown(key: Key, list: string, text: string, names: readonly string[]): string {
  const place = `${list} in app/content/en/articles.ts and app/content/ar/articles.ts`;
  return `the site does not know the ${key} "${text}"; it knows ${names.join(", ")}, and a new one gets its name under ${place}.`;
}

/** Both texts below the head, which ends with the line `end`. */
function readBody(lines: readonly string[], end: number) {
  const complaints: Complaint[] = [];
  const places = Object.values(marks).map((mark) => lines.indexOf(mark, end));
  const begin = Math.min(...places.filter((place) => place >= 0), lines.length);
  const stray = lines.findIndex((line, n) => n >= end && n < begin && line.trim() !== "");
  if (stray >= 0)
    complaints.push({
      line: stray + 1,
      sentence: `a text begins below a line "${marks.en}" or "${marks.ar}", and here is none yet.`,
    });
  const textBelow = (mark: string) => {
    const place = lines.indexOf(mark, end);
    if (place < 0) {
      complaints.push({
        line: lines.length,
        sentence: `the text below a line "${mark}" is missing: an article is in both languages.`,
      });
      return "";
    }
    const next = lines.findIndex((line, n) => n > place && isOther(line, mark));
    const part = lines.slice(place + 1, next < 0 ? undefined : next);
    const text = part.join("\n").trim();
    if (text === "")
      complaints.push({ line: place + 1, sentence: `there is no text below "${mark}".` });
    if ([...text].length > longestBody)
      complaints.push({
        line: place + 1,
        sentence: `the text has more than ${longestBody} characters.`,
      });
    complaints.push(...complaintsAboutMarkup(part, place + 2));
    return text;
  };
  return { en: textBelow(marks.en), ar: textBelow(marks.ar), complaints };
}

function isOther(line: string, mark: string): boolean {
  return line !== mark && Object.values<string>(marks).includes(line);
}
