import { join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { createAccessTokens } from "./accounts/access-token.ts";
import { createAccountStore } from "./accounts/account-store.ts";
import { createPasswordWork } from "./accounts/password-work.ts";
import { clearing, everyDay } from "./accounts/retention.ts";
import { type ArticleStore, createArticleStore } from "./articles/article-store.ts";
import { prepareDataFolder } from "./data-directory/data-folder.ts";
import { type DataFolderLock, lockDataFolder } from "./data-directory/data-folder-lock.ts";
import { openDatabase } from "./data-directory/database.ts";
import { diskFullError, startErrorOf } from "./data-directory/database-start-error.ts";
import { findSecrets, keepSecrets, makeSecrets, type Secrets } from "./data-directory/secrets.ts";
import { createStoreGuard, hasRoom } from "./data-directory/storage-health.ts";
import { createGateway } from "./gateway/gateway.ts";
import { createOwnReads } from "./gateway/internal-client.ts";
import { RateLimiter } from "./limits/rate-limit.ts";
import type { Log } from "./log.ts";
import { listStoredMails, type StoredMail } from "./mail/mail-files.ts";
import { createMailOutbox } from "./mail/mail-outbox.ts";
import { MailQueue } from "./mail/mail-queue.ts";
import { createFileSink, createSmtpSink, mailFile, type SmtpSettings } from "./mail/mail-sinks.ts";
import { json } from "./routes/answers.ts";
import { prepareSchema } from "./schema/schema.ts";
import { readSupabaseConfig } from "./schema/supabase-config.ts";

/** What the embedded backend has to be told; it reads no environment. */
export interface EmbeddedBackendOptions {
  /** The folder of the database, the secrets and the mail; made when it is missing. */
  readonly dataDir: string;
  /** The address of the website; its origin is where links in mails lead. */
  readonly siteUrl: string;
  /** The folder with config.toml and seed.sql. */
  readonly supabaseDir: string;
  /** The mail server; without it every mail is kept in `mail/mail.jsonl` of the data folder. */
  readonly smtp?: SmtpSettings;
  /** Multiplies every rate limit; Infinity switches them off, for tests. */
  readonly rateFactor?: number;
  /** The cost of a password's hash, GoTrue's own when nothing is said; less only for tests that are not about its time. */
  readonly passwordCost?: number;
  readonly log: Log;
}

export type { StoredMail };

/** A running Supabase-compatible backend inside this process. */
export interface EmbeddedBackend {
  /** The public key that a client of it is created with. */
  readonly anonKey: string;
  /**
   * Reads of our own server, with the same key and the same rules as a browser's but without HTTP
   * and limits. For `global.fetch` of a client of any address; `/rest/v1/` only.
   */
  readonly fetch: typeof fetch;
  /**
   * Answers a call from outside below `/rest/v1` or `/auth/v1`; 404 for anything else. Never
   * rejects. `clientAddress` is the IP address that the limits count.
   */
  handle(request: Request, clientAddress: string): Promise<Response>;
  /** The latest mails of `mail/mail.jsonl`, newest first; null when a mail server has them. */
  readonly listMails: (() => Promise<StoredMail[]>) | null;
  /** Mails that wait for a further attempt or are being sent. */
  mailQueueLength(): number;
  /** Whether an article can be read and something written at the moment, into the files that are in the data folder. */
  isReady(): Promise<boolean>;
  /** Sends the waiting mails for at most 3 s, leaves the rest to the next start, and closes the database. A second call does nothing. */
  close(): Promise<void>;
}

/** Milliseconds that the end of the process waits for mails. */
const MAIL_DRAIN = 3000;

/**
 * Starts the backend: first start with new keys, schema and seed, every other one on what is there.
 * When it resolves, the first article has been read. Throws a StartError for what the operator can
 * put right, an Error when the schema or the seed fails; either way nothing is left open.
 */
export async function startEmbeddedBackend(
  options: EmbeddedBackendOptions,
): Promise<EmbeddedBackend> {
  const dataDir = resolve(options.dataDir);
  prepareDataFolder(dataDir);
  if (!hasRoom(dataDir)) throw diskFullError(dataDir);
  const lock = lockDataFolder(dataDir);
  try {
    return await startIn(dataDir, lock, options);
  } catch (error) {
    lock.release();
    throw startErrorOf(dataDir, error);
  }
}

async function startIn(
  dataDir: string,
  lock: DataFolderLock,
  options: EmbeddedBackendOptions,
): Promise<EmbeddedBackend> {
  const { log, smtp } = options;
  const found = findSecrets(dataDir);
  const sink = smtp ? createSmtpSink(smtp) : createFileSink(dataDir);
  const mail = new MailQueue(sink, createMailOutbox(dataDir), log);
  const database = openDatabase(join(dataDir, "app.db"), { mustExist: found !== null });
  const secrets = found ?? makeSecrets();
  try {
    const opened = { database, mail, secrets, lock };
    const backend = await start({ ...options, dataDir }, opened);
    if (!found) keepSecrets(dataDir, secrets);
    return backend;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** What a backend holds while it runs. */
interface Opened {
  readonly database: DatabaseSync;
  readonly mail: MailQueue;
  readonly secrets: Secrets;
  readonly lock: DataFolderLock;
}

async function start(
  { dataDir, log, passwordCost, rateFactor, siteUrl, smtp, supabaseDir }: EmbeddedBackendOptions,
  { database, mail, secrets, lock }: Opened,
): Promise<EmbeddedBackend> {
  const site = new URL(siteUrl).origin;
  const config = readSupabaseConfig(join(supabaseDir, "config.toml"));
  prepareSchema(database, join(supabaseDir, "seed.sql"));
  const articles = createArticleStore(database, config.maxRows);
  const accounts = createAccountStore(database, { ...config, linkLifetime: config.otpExpiry });
  const tokens = createAccessTokens(secrets.jwt, config.jwtExpiry);
  const parts = {
    site,
    accounts,
    articles,
    tokens,
    limiter: new RateLimiter(rateFactor),
    mail,
    passwords: await createPasswordWork(passwordCost),
    minimumPasswordLength: config.minimumPasswordLength,
  };
  const guard = createStoreGuard(dataDir, database, log);
  const gateway = createGateway(parts, secrets.publishable, guard, log);
  const isReady = () => guard.canWrite() && isReadable(articles);
  if (!isReady()) throw new Error("The embedded backend does not answer after its start.");

  await mail.resume();
  const stopClearing = await everyDay("not cleared", clearing(accounts, mail, log), log);

  let closed: Promise<void> | undefined;
  return {
    anonKey: secrets.publishable,
    fetch: createOwnReads({ articles, tokens, publicKey: secrets.publishable }),
    handle: async (request, clientAddress) =>
      closed ? json(503, { message: "Stopping" }) : gateway(request, clientAddress),
    mailQueueLength: () => mail.length,
    listMails: smtp ? null : () => listStoredMails(mailFile(dataDir)),
    isReady: async () => !closed && isReady(),
    close() {
      stopClearing();
      closed ??= mail
        .drain(MAIL_DRAIN)
        .then(() => database.close())
        .finally(() => lock.release());
      return closed;
    },
  };
}

/** Whether an article can be read at the moment. */
function isReadable(articles: ArticleStore): boolean {
  try {
    articles.select({ columns: ["id"], conditions: [], order: [], offset: 0, limit: 1 });
    return true;
  } catch {
    return false;
  }
}
