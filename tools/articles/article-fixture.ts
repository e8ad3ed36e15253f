import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { articles } from "../../app/content/en/articles.ts";
import { articlesCommand } from "./articles-command.ts";

/** A category and an author that exist. */
export const [category = ""] = Object.keys(articles.categories);
export const [author = ""] = Object.keys(articles.authors);

/** The lines of a valid file. */
export const lines: readonly string[] = [
  "---",
  "date: 2026-03-09",
  `category: ${category}`,
  `author: ${author}`,
  "cover: https://clinic.example/eye.webp",
  'title_en: "Title: a trial"',
  "title_ar: عنوان التجربة",
  "excerpt_en: An excerpt",
  "excerpt_ar: مقتطف",
  "---",
  "",
  "# English",
  "",
  "A paragraph with **bold** words.",
  "",
  "## Heading",
  "",
  "- One",
  "- Two",
  "",
  "# العربية",
  "",
  "فقرة",
];

/** Creates a project folder with these article files. */
export function makeProject(files: Readonly<Record<string, string | Uint8Array>>): string {
  const project = mkdtempSync(join(tmpdir(), "articles-"));
  mkdirSync(join(project, "content", "articles"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeArticle(project, name, text);
  return project;
}

export function writeArticle(project: string, name: string, text: string | Uint8Array): void {
  writeFileSync(join(project, "content", "articles", name), text);
}

/** Runs a command and resolves with its output, its errors and its exit code. */
export async function runArticlesCommand(
  project: string,
  words: readonly string[],
  environment: Record<string, string> = {},
) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await articlesCommand(words, {
    project,
    environment,
    print: (line) => output.push(line),
    printError: (line) => errors.push(line),
  });
  return { output, errors, code };
}
