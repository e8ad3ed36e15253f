import type { ArticleRow } from "../tools/articles/article-file.ts";
import { readArticles } from "../tools/articles/article-folder.ts";
import { readSeedArticles } from "../tools/articles/seed-articles.ts";
import { project } from "../tools/project-files.ts";

/** Every article that the project holds, by seed and by file; what keeps a file from being one, its own check says. */
export function listWrittenArticles(): ArticleRow[] {
  const files = readArticles(project);
  return [
    ...readSeedArticles(),
    ...files.flatMap((article) => ("row" in article ? [article.row] : [])),
  ];
}
