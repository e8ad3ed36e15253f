import { join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { createAccessTokens } from "./accounts/access-token.ts";
import { createAccountStore } from "./accounts/account-store.ts";
import { createPasswordHasher } from "./accounts/password-hasher.ts";
import { createRetentionJob, runDaily } from "./accounts/retention.ts";
import { prepareDataDirectory } from "./data-directory/data-directory.ts";
import { type DataDirectoryLock, lockDataDirectory } from "./data-directory/data-directory-lock.ts";
import { openDatabase } from "./data-directory/database.ts";
import { diskFullError, toStartError } from "./data-directory/database-start-error.ts";
import { databaseFile } from "./data-directory/file-names.ts";
import {
  createSecrets,
  findSecrets,
  type Secrets,
  storeSecrets,
} from "./data-directory/secrets.ts";
import { createStorageHealth, hasDiskSpace } from "./data-directory/storage-health.ts";
import { json } from "./endpoints/responses.ts";
import { createGateway } from "./gateway/gateway.ts";
import { createInternalFetch } from "./gateway/internal-fetch.ts";
import { RateLimiter } from "./limits/rate-limit.ts";
import type { Log } from "./log.ts";
import { listStoredMails, type StoredMail } from "./mail/mail-files.ts";
import { createMailOutbox } from "./mail/mail-outbox.ts";
import { MailQueue } from "./mail/mail-queue.ts";
import {
  createFileTransport,
  createSmtpTransport,
  type SmtpSettings,
  storedMailsFile,
} from "./mail/mail-transports.ts";
import { prepareSchema } from "./schema/schema.ts";
import { readSupabaseConfig } from "./schema/supabase-config.ts";
import { createTableStore } from "./tables/table-store.ts";

/** The settings of the backend. It reads no environment variables. */
export interface EmbeddedBackendOptions {
  /** The directory of the database, the secrets and the mails. It is created when it is missing. */
  readonly dataDirectory: string;
  /** The origin of the website, which the links in mails start with. */
  readonly siteUrl: string;
  /** The directory with config.toml and seed.sql. */
  readonly supabaseDir: string;
  /** The mail server. Without it, mails are stored in `mail/mail.jsonl` of the data directory. */
  readonly smtp?: SmtpSettings;
  /** Multiplies every rate limit. Infinity disables them for tests. */
  readonly rateFactor?: number;
  /** The cost of bcrypt; GoTrue's cost by default. Tests lower it, except those about response times. */
  readonly passwordCost?: number;
  readonly log: Log;
}

export type { StoredMail };

/** A running Supabase-compatible backend inside this process. */
export interface EmbeddedBackend {
  /** The public key that clients are created with. */
  readonly anonKey: string;
  /**
   * A `fetch` for the server's own Supabase client, with the same key and rules as a browser's but without HTTP and
   * rate limits. Accepts any host, and paths below `/rest/v1/` only.
   */
  readonly fetch: typeof fetch;
  /**
   * Responds to a request below `/rest/v1` or `/auth/v1`, and with 404 to any other. Never rejects. Rate limits count
   * by `clientAddress`, an IP address.
   */
  handle(request: Request, clientAddress: string): Promise<Response>;
  /** The latest mails of `mail/mail.jsonl`, newest first; null when a mail server is configured. */
  readonly listMails: (() => Promise<StoredMail[]>) | null;
  /** The number of mails that wait for a retry or are being sent. */
  mailQueueLength(): number;
  /** Whether an article can be read and a write to the opened files succeeds. */
  isReady(): Promise<boolean>;
  /**
   * Sends queued mails for at most 3 s, leaves the rest to the next start, and closes the database. Further calls do
   * nothing.
   */
  close(): Promise<void>;
}

/** Timeout in milliseconds for sending queued mails when the process ends. */
const mailDrainTimeout = 3000;

/**
 * Starts the backend. The first start creates the secrets, the schema and the seed. Resolves when an article could be
 * read. Throws a StartError for errors that the operator can correct, and an Error when the schema or the seed fails.
 * All resources are closed then.
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
  const existing = findSecrets(dataDirectory);
  const transport = smtp ? createSmtpTransport(smtp) : createFileTransport(dataDirectory);
  const mail = new MailQueue(transport, createMailOutbox(dataDirectory), log);
  const database = openDatabase(join(dataDirectory, databaseFile), {
    mustExist: existing !== null,
  });
  const secrets = existing ?? createSecrets();
  try {
    const resources = { database, mail, secrets, lock };
    const backend = await start({ ...options, dataDirectory }, resources);
    if (!existing) storeSecrets(dataDirectory, secrets);
    return backend;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The open resources of a backend. */
interface Resources {
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
  { database, mail, secrets, lock }: Resources,
): Promise<EmbeddedBackend> {
  const site = new URL(siteUrl).origin;
  const config = readSupabaseConfig(join(supabaseDir, "config.toml"));
  prepareSchema(database, join(supabaseDir, "seed.sql"));
  const tables = createTableStore(database, config.maxRows);
  const accounts = createAccountStore(database, { ...config, linkLifetime: config.otpExpiry });
  const tokens = createAccessTokens(secrets.jwt, config.jwtExpiry);
  const services = {
    site,
    accounts,
    database,
    tables,
    tokens,
    limiter: new RateLimiter(rateFactor),
    mail,
    passwords: await createPasswordHasher(passwordCost),
    minimumPasswordLength: config.minimumPasswordLength,
  };
  const storage = createStorageHealth(dataDirectory, database, log);
  const gateway = createGateway(services, secrets.publishable, storage, log);
  const isReady = () => storage.canWrite() && tables.isReadable();
  if (!isReady()) throw new Error("The embedded backend cannot read or write after its start.");

  await mail.resume();
  const stopRetention = await runDaily(
    "retention job failed",
    createRetentionJob(accounts, mail, log),
    log,
  );

  let closed: Promise<void> | undefined;
  return {
    anonKey: secrets.publishable,
    fetch: createInternalFetch({ accounts, tables, tokens, publicKey: secrets.publishable }),
    handle: async (request, clientAddress) =>
      closed ? json(503, { message: "Stopping" }) : gateway(request, clientAddress),
    mailQueueLength: () => mail.length,
    listMails: smtp ? null : () => listStoredMails(storedMailsFile(dataDirectory)),
    isReady: async () => !closed && isReady(),
    close() {
      stopRetention();
      closed ??= mail
        .drain(mailDrainTimeout)
        .then(() => database.close())
        .finally(() => lock.release());
      return closed;
    },
  };
}
