import { readFileSync } from "node:fs";
import type { PageScripts } from "../../app/islands/page-scripts.ts";
import type { DataSource } from "../../app/server/site-context.server.ts";
import { readBuiltTexts, serveFiles } from "../http/static-files.ts";
import type { KnownArticles } from "../pages/known-articles.ts";
import { servePages } from "../pages/pages.ts";
import { type Build, renderWith } from "../pages/render.ts";
import type { Environment } from "../process/environment.ts";
import { log } from "../process/log.ts";

/** What the build has made, read from its folder. */
export interface BuiltSite {
  app: Build;
  scripts: PageScripts;
  /** Answers for a file of the build, or null. */
  files(request: Request): Response | null;
  builtText(address: string): string | null;
}

/** What pages are made with besides the build. */
export interface PageParts {
  environment: Environment;
  /** Headers that every answer carries. */
  common: Readonly<Record<string, string>>;
  data: DataSource;
  articles: Pick<KnownArticles, "isMadeUp" | "pagesOf">;
  /** False where pages change under somebody's hands: each is then made when it is asked for. */
  keepsPages: boolean;
}

/** Reads a build. A query of its address tells builds apart that lie in one folder one after the other. */
export async function readBuild(
  folder: URL,
  common: Readonly<Record<string, string>>,
): Promise<BuiltSite> {
  const client = new URL("client/", folder).pathname;
  const app: Build = await import(new URL(`server/index.js${folder.search}`, folder).href);
  const scripts = readFileSync(new URL("page-scripts.json", folder), "utf8");
  return {
    app,
    scripts: JSON.parse(scripts),
    files: serveFiles(client, common),
    builtText: readBuiltTexts(client),
  };
}

/** The pages of a build. */
export function servePagesOf(
  { app, scripts, builtText }: BuiltSite,
  { environment, common, data, articles, keepsPages }: PageParts,
): (request: Request) => Promise<Response> {
  const { siteUrl, freshness, componentKit, supabase } = environment;
  return servePages({
    render: renderWith(app),
    site: { siteUrl, data, log, scripts, freshness },
    articles,
    componentKit,
    dataOrigin: supabase?.url ?? null,
    common,
    builtText,
    keepsPages,
  });
}
