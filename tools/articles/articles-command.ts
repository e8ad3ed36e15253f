import { resolve } from "node:path";
import { StartError } from "local-supabase/start-error";
import { isSafeOrigin, readEnvironment } from "../../server/config/environment.ts";
import type { ArticleRow } from "./article-file.ts";
import {
  articlesFolder,
  formatErrors,
  type ParsedArticle,
  readArticles,
} from "./article-folder.ts";
import type { ArticleStore } from "./article-store.ts";
import { embeddedArticles } from "./embedded-articles.ts";
import { hostedArticles } from "./hosted-articles.ts";

const usage = "npm run articles -- check\nnpm run articles -- push [slug …]";

/** The project, environment and output of a command. */
export interface CommandContext {
  project: string;
  environment: Record<string, string | undefined>;
  print(line: string): void;
  printError(line: string): void;
}

/** Checks the article files, or writes them into the table when none has an error. Resolves with the exit code. */
export async function articlesCommand(
  [command, ...slugs]: readonly string[],
  context: CommandContext,
): Promise<number> {
  const { project, print, printError } = context;
  if (command !== "push" && (command !== "check" || slugs.length > 0)) {
    printError(usage);
    return 1;
  }
  const all = readArticles(project);
  const unknown = slugs.filter((slug) => !all.some((article) => article.slug === slug));
  for (const slug of unknown) printError(`There is no ${articlesFolder}/${slug}.md.`);
  const articles = slugs.length > 0 ? all.filter(({ slug }) => slugs.includes(slug)) : all;
  const errors = articles.flatMap(formatErrors);
  for (const error of errors) printError(error);
  if (unknown.length > 0 || errors.length > 0) return 1;
  if (command === "check") print(`${articles.length} articles in ${articlesFolder}, no errors.`);
  else await push(rowsOf(articles), context);
  return 0;
}

async function push(rows: readonly ArticleRow[], context: CommandContext): Promise<void> {
  const { store, name } = openStore(context);
  const outcomes = await store.push(rows);
  for (const [n, { slug, published_at }] of rows.entries())
    context.print(`${outcomes[n]}: ${slug}, of ${published_at}`);
  const counts = (["new", "changed", "the same"] as const).map(
    (kind) => `${outcomes.filter((outcome) => outcome === kind).length} ${kind}`,
  );
  context.print(`In ${name}: ${counts.join(", ")}.`);
}

function rowsOf(articles: readonly ParsedArticle[]): ArticleRow[] {
  return articles.flatMap((article) => ("row" in article ? [article.row] : []));
}

/** Opens the hosted project of the environment, or the data directory when there is none. */
function openStore({ project, environment }: CommandContext): {
  store: ArticleStore;
  name: string;
} {
  const url = environment.SUPABASE_URL?.trim();
  const key = environment.SUPABASE_SERVICE_ROLE_KEY?.trim();
  if (!url && !key) {
    const folder = resolve(project, readEnvironment(environment).dataDirectory);
    return { store: embeddedArticles(folder), name: folder };
  }
  // With only one of the two, a fallback to the embedded store would write to the wrong place.
  if (!url || !key)
    throw new StartError("A hosted project needs both SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.");
  if (!isSafeOrigin(url)) throw new StartError("SUPABASE_URL: expected an https origin");
  const { origin } = new URL(url);
  return { store: hostedArticles({ url: origin, key }), name: origin };
}
