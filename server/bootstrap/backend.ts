import type { StoredMail } from "local-supabase";
import type { BackendApi } from "../../app/server/site-context.server.ts";
import type { Environment } from "../config/environment.ts";
import { log } from "../config/log.ts";
import { openHostedProject } from "../upstream/hosted-project.ts";

/** The backend of the site: the embedded one or a hosted project. */
export interface RunningBackend {
  /** The API of the loaders. */
  api: BackendApi;
  /** Handles `/rest/v1` and `/auth/v1`; null when browsers call a hosted project. */
  handle: ((request: Request, clientAddress: string) => Promise<Response>) | null;
  /** The latest mails, newest first; null when a mail server sends them, or a hosted project does. */
  listMails: (() => Promise<StoredMail[]>) | null;
  /** Length of the mail queue; null when this process sends no mails. */
  mailQueueLength: (() => number) | null;
  /** Whether pages can be served and the embedded backend, if used, can write. */
  isReady(): Promise<boolean>;
  /** State for operators: "ok", or since when it fails. */
  describe(): Promise<string>;
  /** Removes deleted articles from the cache: all that are not in `slugs`. */
  retainArticles(slugs: ReadonlySet<string>): void;
  close(): Promise<void>;
}

const supabaseFolder = new URL("../../supabase/", import.meta.url).pathname;

/** The hosted project of the environment, or the embedded backend when none is named. */
export async function startBackend(environment: Environment): Promise<RunningBackend> {
  const { supabase, dataDirectory } = environment;
  return supabase ? openHostedProject(supabase, dataDirectory, log) : embedded(environment);
}

async function embedded(environment: Environment): Promise<RunningBackend> {
  const { siteUrl, dataDirectory, smtp, rateFactor } = environment;
  // Loaded on demand: a process with a hosted project needs no database.
  const { startEmbeddedBackend } = await import("local-supabase");
  const backend = await startEmbeddedBackend({
    dataDirectory,
    siteUrl,
    supabaseDir: supabaseFolder,
    ...(smtp ? { smtp } : {}),
    rateFactor,
    log,
  });
  return {
    api: { url: siteUrl, anonKey: backend.anonKey, fetch: backend.fetch },
    handle: backend.handle,
    listMails: backend.listMails,
    mailQueueLength: backend.mailQueueLength,
    isReady: backend.isReady,
    describe: async () => ((await backend.isReady()) ? "ok" : "failing"),
    retainArticles() {},
    close: backend.close,
  };
}
