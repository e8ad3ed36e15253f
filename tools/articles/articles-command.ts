import { resolve } from "node:path";
import { StartError } from "local-supabase/start-error";
import { isSafeOrigin, readEnvironment } from "../../server/config/environment.ts";
import type { ArticleRow } from "./article-file.ts";
import { articlesPlace, type NamedArticle, readArticles, sentencesOf } from "./article-folder.ts";
import type { ArticleStore } from "./article-store.ts";
import { embeddedArticles } from "./embedded-articles.ts";
import { hostedArticles } from "./hosted-articles.ts";

const usage = "npm run articles -- check\nnpm run articles -- push [slug …]";

/** Where a command works, and whom it tells. */
export interface Surroundings {
  /** The folder of the project. */
  project: string;
  environment: Record<string, string | undefined>;
  say(line: string): void;
  complain(line: string): void;
}

/** Checks the articles' files, or writes them into the table; answers the exit code. Nothing is written while one is wrong. */
export async function articlesCommand(
  [command, ...slugs]: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { project, say, complain } = surroundings;
  if (command !== "push" && (command !== "check" || slugs.length > 0)) {
    complain(usage);
    return 1;
  }
  const all = readArticles(project);
  const unknown = slugs.filter((slug) => !all.some((article) => article.slug === slug));
  for (const slug of unknown) complain(`There is no ${articlesPlace}/${slug}.md.`);
  const articles = slugs.length > 0 ? all.filter(({ slug }) => slugs.includes(slug)) : all;
  const sentences = articles.flatMap(sentencesOf);
  for (const sentence of sentences) complain(sentence);
  if (unknown.length > 0 || sentences.length > 0) return 1;
  if (command === "check") say(`${articles.length} articles in ${articlesPlace}, nothing wrong.`);
  else await push(rowsOf(articles), surroundings);
  return 0;
}

async function push(rows: readonly ArticleRow[], surroundings: Surroundings): Promise<void> {
  const { store, name } = openStore(surroundings);
  const outcomes = await store.push(rows);
  for (const [n, { slug, published_at }] of rows.entries())
    surroundings.say(`${outcomes[n]}: ${slug}, of ${published_at}`);
  const told = (["new", "changed", "the same"] as const).map(
    (kind) => `${outcomes.filter((outcome) => outcome === kind).length} ${kind}`,
  );
  surroundings.say(`In ${name}: ${told.join(", ")}.`);
}

function rowsOf(articles: readonly NamedArticle[]): ArticleRow[] {
  return articles.flatMap((article) => ("row" in article ? [article.row] : []));
}

/** The hosted project that the environment names, or the store of the data directory when it names none. */
function openStore({ project, environment }: Surroundings): { store: ArticleStore; name: string } {
  const url = environment.SUPABASE_URL?.trim();
  const key = environment.SUPABASE_SERVICE_ROLE_KEY?.trim();
  if (!url && !key) {
    const folder = resolve(project, readEnvironment(environment).dataDirectory);
    return { store: embeddedArticles(folder), name: folder };
  }
  // Half of it must never fall back to the embedded store: the operator meant the other one.
  if (!url || !key)
    throw new StartError("A hosted project needs both SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.");
  if (!isSafeOrigin(url)) throw new StartError("SUPABASE_URL: expected an https origin");
  const { origin } = new URL(url);
  return { store: hostedArticles({ url: origin, key }), name: origin };
}
