import { join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { createAccessTokens } from "./accounts/access-token.ts";
import { createAccountStore } from "./accounts/account-store.ts";
import { createPasswordHasher } from "./accounts/password-hasher.ts";
import { createRetentionJob, runDaily } from "./accounts/retention.ts";
import { type ArticleStore, createArticleStore } from "./articles/article-store.ts";
import { prepareDataDirectory } from "./data-directory/data-directory.ts";
import { type DataDirectoryLock, lockDataDirectory } from "./data-directory/data-directory-lock.ts";
import { openDatabase } from "./data-directory/database.ts";
import { diskFullError, toStartError } from "./data-directory/database-start-error.ts";
import {
  createSecrets,
  findSecrets,
  type Secrets,
  storeSecrets,
} from "./data-directory/secrets.ts";
import { createStorageHealth, hasDiskSpace } from "./data-directory/storage-health.ts";
import { json } from "./endpoints/responses.ts";
import { createGateway } from "./gateway/gateway.ts";
import { createInternalFetch } from "./gateway/internal-client.ts";
import { RateLimiter } from "./limits/rate-limit.ts";
import type { Log } from "./log.ts";
import { listStoredMails, type StoredMail } from "./mail/mail-files.ts";
import { createMailOutbox } from "./mail/mail-outbox.ts";
import { MailQueue } from "./mail/mail-queue.ts";
import { createFileSink, createSmtpSink, mailFile, type SmtpSettings } from "./mail/mail-sinks.ts";
import { prepareSchema } from "./schema/schema.ts";
import { readSupabaseConfig } from "./schema/supabase-config.ts";

/** What the embedded backend has to be told; it reads no environment. */
export interface EmbeddedBackendOptions {
  /** The folder of the database, the secrets and the mail; made when it is missing. */
  readonly dataDirectory: string;
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
const mailDrainTimeout = 3000;

/**
 * Starts the backend: first start with new keys, schema and seed, every other one on what is there.
 * When it resolves, the first article has been read. Throws a StartError for what the operator can
 * put right, an Error when the schema or the seed fails; either way nothing is left open.
 */
export async function startEmbeddedBackend(
  options: EmbeddedBackendOptions,
): Promise<EmbeddedBackend> {
  const dataDirectory = resolve(options.dataDirectory);
  prepareDataDirectory(dataDirectory);
  if (!hasDiskSpace(dataDirectory)) throw diskFullError(dataDirectory);
  const lock = lockDataDirectory(dataDirectory);
  try {
    return await startIn(dataDirectory, lock, options);
  } catch (error) {
    lock.release();
    throw toStartError(dataDirectory, error);
  }
}

async function startIn(
  dataDirectory: string,
  lock: DataDirectoryLock,
  options: EmbeddedBackendOptions,
): Promise<EmbeddedBackend> {
  const { log, smtp } = options;
  const found = findSecrets(dataDirectory);
  const sink = smtp ? createSmtpSink(smtp) : createFileSink(dataDirectory);
  const mail = new MailQueue(sink, createMailOutbox(dataDirectory), log);
  const database = openDatabase(join(dataDirectory, "app.db"), { mustExist: found !== null });
  const secrets = found ?? createSecrets();
  try {
    const opened = { database, mail, secrets, lock };
    const backend = await start({ ...options, dataDirectory }, opened);
    if (!found) storeSecrets(dataDirectory, secrets);
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
  readonly lock: DataDirectoryLock;
}

async function start(
  {
    dataDirectory,
    log,
    passwordCost,
    rateFactor,
    siteUrl,
    smtp,
    supabaseDir,
  }: EmbeddedBackendOptions,
  { database, mail, secrets, lock }: Opened,
): Promise<EmbeddedBackend> {
  const site = new URL(siteUrl).origin;
  const config = readSupabaseConfig(join(supabaseDir, "config.toml"));
  prepareSchema(database, join(supabaseDir, "seed.sql"));
  const articles = createArticleStore(database, config.maxRows);
  const accounts = createAccountStore(database, { ...config, linkLifetime: config.otpExpiry });
  const tokens = createAccessTokens(secrets.jwt, config.jwtExpiry);
  const services = {
    site,
    accounts,
    articles,
    tokens,
    limiter: new RateLimiter(rateFactor),
    mail,
    passwords: await createPasswordHasher(passwordCost),
    minimumPasswordLength: config.minimumPasswordLength,
  };
  const guard = createStorageHealth(dataDirectory, database, log);
  const gateway = createGateway(services, secrets.publishable, guard, log);
  const isReady = () => guard.canWrite() && isReadable(articles);
  if (!isReady()) throw new Error("The embedded backend does not answer after its start.");

  await mail.resume();
  const stopClearing = await runDaily("not cleared", createRetentionJob(accounts, mail, log), log);

  let closed: Promise<void> | undefined;
  return {
    anonKey: secrets.publishable,
    fetch: createInternalFetch({ articles, tokens, publicKey: secrets.publishable }),
    handle: async (request, clientAddress) =>
      closed ? json(503, { message: "Stopping" }) : gateway(request, clientAddress),
    mailQueueLength: () => mail.length,
    listMails: smtp ? null : () => listStoredMails(mailFile(dataDirectory)),
    isReady: async () => !closed && isReady(),
    close() {
      stopClearing();
      closed ??= mail
        .drain(mailDrainTimeout)
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
