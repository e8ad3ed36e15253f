import type { ArticleRow } from "../tools/articles/article-file.ts";
import { readArticles } from "../tools/articles/article-folder.ts";
import { readSeedArticles } from "../tools/articles/seed-articles.ts";
import { project } from "../tools/project-files.ts";

/** Every article of the project, from the seed and from valid files. The check of the files reports the others. */
export function listAllArticles(): ArticleRow[] {
  const files = readArticles(project);
  return [
    ...readSeedArticles(),
    ...files.flatMap((article) => ("row" in article ? [article.row] : [])),
  ];
}
