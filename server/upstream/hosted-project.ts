import { join } from "node:path";
import type { Log } from "../config/log.ts";
import { createAnswerFiles } from "./answer-files.ts";
import { KeptAnswers } from "./kept-answers.ts";
import { createSteadyFetch } from "./steady-fetch.ts";

/**
 * Articles and accounts of a Supabase project on another host. It may fail for a while: the articles that were read last
 * are kept in memory and in the folder `articles` of the data folder.
 */
export function openHostedProject(
  { url, anonKey }: { url: string; anonKey: string },
  dataDirectory: string,
  log: Log,
) {
  const files = createAnswerFiles(join(dataDirectory, "articles"), log);
  const kept = new KeptAnswers(files);
  const { fetch: read, failingSince } = createSteadyFetch({ transport: fetch, kept, log });
  let checking: Promise<unknown> | null = null;
  /** Asks for one row, so that what is said of the project is not older than the question. */
  const check = () => {
    checking ??= read(`${url}/rest/v1/articles?select=slug&limit=1`, {
      headers: { apikey: anonKey },
    })
      .catch(() => null)
      .finally(() => {
        checking = null;
      });
    return checking;
  };
  return {
    data: { url, anonKey, fetch: read, mayBeOld: true as const },
    handle: null,
    listMails: null,
    mailQueueLength: null,
    // Pages are served without it, some of them with what was read before.
    isReady: async () => true,
    async describe() {
      await check();
      const since = failingSince();
      return since === null ? "ok" : `failing since ${new Date(since).toISOString()}`;
    },
    keepOnly: (slugs: ReadonlySet<string>) => kept.keepOnly(slugs),
    close: () => files.settled(),
  };
}
