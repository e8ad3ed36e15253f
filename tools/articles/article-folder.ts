import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { articles as arabic } from "../../app/content/ar/articles.ts";
import { articles as english } from "../../app/content/en/articles.ts";
import { canBeSlug } from "../../app/features/articles/queries/slug.ts";
import { type KnownToSite, type ReadArticle, readArticleFile } from "./article-file.ts";

/** Where the files are, in the project. */
export const articlesPlace = "content/articles";

/** The only file there that is no article. */
const guide = "README.md";

/** A file of the folder, read. */
export type NamedArticle = ReadArticle & { slug: string; file: string };

/** Every article's file of a project, by name. */
export function readArticles(project: string): NamedArticle[] {
  const folder = join(project, articlesPlace);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name) => name !== guide && !name.startsWith("."))
    .map((name) => readArticle(project, name));
}

/** One article's file; null when there is none of that address. */
export function findArticleFile(project: string, slug: string): NamedArticle | null {
  const name = `${slug}.md`;
  return canBeSlug(slug) && existsSync(join(project, articlesPlace, name))
    ? readArticle(project, name)
    : null;
}

/** What is wrong in a file, a line each: its path, the line, the sentence. */
export function sentencesOf(article: NamedArticle): string[] {
  if ("row" in article) return [];
  return article.complaints.map(({ line, sentence }) => `${article.file}:${line}: ${sentence}`);
}

function readArticle(project: string, name: string): NamedArticle {
  const file = `${articlesPlace}/${name}`;
  // A name that does not end as it should is no slug either, and the file says so.
  const slug = name.replace(/\.md$/, "");
  const bytes = readFileSync(join(project, file));
  if (!isUtf8(bytes))
    return { slug, file, complaints: [{ line: 1, sentence: "the file is no text in UTF-8." }] };
  const written = name.endsWith(".md") ? slug : name;
  return { slug, file, ...readArticleFile(written, bytes.toString("utf8"), knownTo(project)) };
}

function knownTo(project: string): KnownToSite {
  return {
    categories: inBoth(english.categories, arabic.categories),
    authors: inBoth(english.authors, arabic.authors),
    hasPicture: (path) => pictures.some((folder) => isFile(join(project, folder, path))),
  };
}

/** Where pictures of the site are: in a checkout, and where it runs. */
const pictures = ["public", "build/client"];

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function inBoth(one: object, other: object): string[] {
  return Object.keys(one).filter((name) => Object.hasOwn(other, name));
}
