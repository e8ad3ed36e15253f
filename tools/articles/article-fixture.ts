import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { articles } from "../../app/content/en/articles.ts";
import { articlesCommand } from "./articles-command.ts";

/** Keys that the site knows, whatever they are. */
export const [category = ""] = Object.keys(articles.categories);
export const [author = ""] = Object.keys(articles.authors);

/** The lines of a file that is well. */
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

/** A project with these files of articles. */
export function makeProject(files: Readonly<Record<string, string | Uint8Array>>): string {
  const project = mkdtempSync(join(tmpdir(), "articles-"));
  mkdirSync(join(project, "content", "articles"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeArticle(project, name, text);
  return project;
}

export function writeArticle(project: string, name: string, text: string | Uint8Array): void {
  writeFileSync(join(project, "content", "articles", name), text);
}

/** What a command says and complains about, and its exit code. */
export async function articlesIn(
  project: string,
  words: readonly string[],
  environment: Record<string, string> = {},
) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await articlesCommand(words, {
    project,
    environment,
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
  });
  return { said, complaints, code };
}
