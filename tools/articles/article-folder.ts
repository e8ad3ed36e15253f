import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { articles as arabic } from "../../app/content/ar/articles.ts";
import { articles as english } from "../../app/content/en/articles.ts";
import { canBeSlug } from "../../app/features/articles/queries/slug.ts";
import { type ArticleResult, type KnownValues, readArticleFile } from "./article-file.ts";

/** The folder of the article files in the project. */
export const articlesFolder = "content/articles";

/** The only file in the folder that is not an article. */
const guide = "README.md";

/** A parsed article file. */
export type ParsedArticle = ArticleResult & { slug: string; file: string };

/** Parses every article file of a project, in the order of their names. */
export function readArticles(project: string): ParsedArticle[] {
  const folder = join(project, articlesFolder);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name) => name !== guide && !name.startsWith("."))
    .map((name) => readArticle(project, name));
}

/** Parses the file of one article; null when there is none. */
export function findArticleFile(project: string, slug: string): ParsedArticle | null {
  const name = `${slug}.md`;
  return canBeSlug(slug) && existsSync(join(project, articlesFolder, name))
    ? readArticle(project, name)
    : null;
}

/** The errors of a file, each as `path:line: message`. */
export function formatErrors(article: ParsedArticle): string[] {
  if ("row" in article) return [];
  return article.errors.map(({ line, message }) => `${article.file}:${line}: ${message}`);
}

function readArticle(project: string, name: string): ParsedArticle {
  const file = `${articlesFolder}/${name}`;
  // A name without `.md` is reported as an invalid slug.
  const slug = name.replace(/\.md$/, "");
  const bytes = readFileSync(join(project, file));
  if (!isUtf8(bytes))
    return { slug, file, errors: [{ line: 1, message: "the file is no text in UTF-8." }] };
  const written = name.endsWith(".md") ? slug : name;
  return {
    slug,
    file,
    ...readArticleFile(written, bytes.toString("utf8"), listKnownValues(project)),
  };
}

function listKnownValues(project: string): KnownValues {
  return {
    categories: inBoth(english.categories, arabic.categories),
    authors: inBoth(english.authors, arabic.authors),
    hasImage: (path) => imageFolders.some((folder) => isFile(join(project, folder, path))),
  };
}

/** The folders of images: in a checkout and in a build. */
const imageFolders = ["public", "build/client"];

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function inBoth(one: object, other: object): string[] {
  return Object.keys(one).filter((name) => Object.hasOwn(other, name));
}
