import type { ArticleRow } from "../scripts/articles/article-file.ts";
import { readArticles } from "../scripts/articles/article-folder.ts";
import { project } from "./project-files.ts";
import { readSeedArticles } from "./words/seed-articles.ts";

/** Every article that the project holds, by seed and by file; what keeps a file from being one, its own check says. */
export function listWrittenArticles(): ArticleRow[] {
  const files = readArticles(project);
  return [
    ...readSeedArticles(),
    ...files.flatMap((article) => ("row" in article ? [article.row] : [])),
  ];
}
