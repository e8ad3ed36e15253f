import { join, resolve } from "node:path";
import { createAccountRemoval } from "./accounts/account-removal.ts";
import { createAccountSessions } from "./accounts/account-sessions.ts";
import { clearing, everyDay } from "./accounts/clearing.ts";
import { createEmailChanges } from "./accounts/email-changes.ts";
import { createPasswordWork } from "./accounts/password-work.ts";
import { createRecoverySessions } from "./accounts/recovery-sessions.ts";
import { createUserStore } from "./accounts/user-store.ts";
import { createGateway } from "./gateway/gateway.ts";
import { createReadiness, createServerFetch } from "./gateway/server-fetch.ts";
import { createOneByOne } from "./limits/one-by-one.ts";
import { RateLimiter } from "./limits/rate-limit.ts";
import { createForward } from "./lite/forward.ts";
import { createLiteApp } from "./lite/lite-app.ts";
import { createLiteMail } from "./lite/lite-mail.ts";
import { quietly } from "./lite/quiet-console.ts";
import type { Log } from "./log.ts";
import { type KeptMail, listKeptMails } from "./mail/kept-mails.ts";
import { createMailOutbox } from "./mail/mail-outbox.ts";
import { MailQueue } from "./mail/mail-queue.ts";
import { createFileSink, createSmtpSink, mailFile, type SmtpSettings } from "./mail/mail-sinks.ts";
import { json } from "./routes/answers.ts";
import { guardImageAddresses } from "./schema/image-addresses.ts";
import { migrate } from "./schema/migrate.ts";
import { restoreRowSecurity } from "./schema/row-security.ts";
import { seedOnce } from "./schema/seed.ts";
import { readSupabaseConfig } from "./schema/supabase-config.ts";
import { prepareDataFolder } from "./store/data-folder.ts";
import { type DataFolderLock, lockDataFolder } from "./store/data-folder-lock.ts";
import { type Database, openDatabase } from "./store/database.ts";
import { diskFullError, startErrorOf } from "./store/database-start-error.ts";
import { findSecrets, keepSecrets, makeSecrets, type Secrets } from "./store/secrets.ts";
import { createStoreGuard, hasRoom } from "./store/store-guard.ts";

/** What the embedded backend has to be told; it reads no environment. */
export interface EmbeddedBackendOptions {
  /** The folder of the database, the secrets and the mail; made when it is missing. */
  readonly dataDir: string;
  /** The address of the website; its origin is where links in mails lead. */
  readonly siteUrl: string;
  /** The folder with config.toml, migrations/ and seed.sql. */
  readonly supabaseDir: string;
  /** The mail server; without it every mail is kept in `mail/mail.jsonl` of the data folder. */
  readonly smtp?: SmtpSettings;
  /** Multiplies every rate limit; Infinity switches them off, for tests. */
  readonly rateFactor?: number;
  readonly log: Log;
}

export type { KeptMail };

/** A running Supabase-compatible backend inside this process. */
export interface EmbeddedBackend {
  /** The public key that a client of it is created with. */
  readonly anonKey: string;
  /**
   * Reads of our own server, with the same key and row-level security as a browser's but without
   * HTTP, gateway and limits. For `global.fetch` of a client of any address; `/rest/v1/` only.
   */
  readonly fetch: typeof fetch;
  /**
   * Answers a call from outside below `/rest/v1` or `/auth/v1`; 404 for anything else. Never
   * rejects. `clientAddress` is the IP address that the limits count.
   */
  handle(request: Request, clientAddress: string): Promise<Response>;
  /** The latest mails of `mail/mail.jsonl`, newest first; null when a mail server has them. */
  readonly listMails: (() => Promise<KeptMail[]>) | null;
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
 * put right, an Error when a migration or the seed fails; either way nothing is left open.
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
  const database = await openDatabase(join(dataDir, "app.db"), { mustExist: found !== null });
  const secrets = found ?? makeSecrets();
  try {
    const opened = { database, mail, secrets, lock };
    const backend = await quietly(log, () => start({ ...options, dataDir }, opened));
    if (!found) keepSecrets(dataDir, secrets);
    return backend;
  } catch (error) {
    await database.connection.close();
    throw error;
  }
}

/** What a backend holds while it runs. */
interface Opened {
  readonly database: Database;
  readonly mail: MailQueue;
  readonly secrets: Secrets;
  readonly lock: DataFolderLock;
}

async function start(
  { dataDir, log, rateFactor, siteUrl, smtp, supabaseDir }: EmbeddedBackendOptions,
  { database, mail, secrets, lock }: Opened,
): Promise<EmbeddedBackend> {
  const site = new URL(siteUrl).origin;
  const config = readSupabaseConfig(join(supabaseDir, "config.toml"));
  const email = createLiteMail(mail, site);
  const app = await createLiteApp({ database, config, secrets, siteUrl: site, email });
  await migrate(app, database, join(supabaseDir, "migrations"));
  guardImageAddresses(database);
  await seedOnce(database, join(supabaseDir, "seed.sql"));
  await restoreRowSecurity(database, () => new Date());

  const sessions = createAccountSessions(database, config);
  const parts = {
    site,
    forward: createForward(app, site, log),
    limiter: new RateLimiter(rateFactor),
    mail,
    users: createUserStore(database),
    accounts: createAccountRemoval(database),
    emailChanges: createEmailChanges(database, config.otpExpiry),
    sessions,
    recoveries: createRecoverySessions(database),
    passwords: await createPasswordWork(),
    refreshes: createOneByOne(),
    minimumPasswordLength: config.minimumPasswordLength,
  };
  const guard = createStoreGuard(dataDir, database, log);
  const gateway = createGateway(parts, secrets.publishable, guard, log);
  const read = createServerFetch(app, log);
  const isReadable = createReadiness(read, site, secrets.publishable);
  const isReady = async () => guard.canWrite() && (await isReadable());
  if (!(await isReady())) throw new Error("The embedded backend does not answer after its start.");

  await mail.resume();
  const clearOld = clearing(parts.accounts, mail, log);
  const stopClearing = await everyDay(
    "not cleared",
    async (now) => {
      await sessions.clear(now);
      await clearOld(now);
    },
    log,
  );

  let closed: Promise<void> | undefined;
  return {
    anonKey: secrets.publishable,
    fetch: read,
    handle: async (request, clientAddress) =>
      closed ? json(503, { message: "Stopping" }) : gateway(request, clientAddress),
    listMails: smtp ? null : () => listKeptMails(mailFile(dataDir)),
    isReady: async () => !closed && isReady(),
    close() {
      stopClearing();
      closed ??= mail
        .drain(MAIL_DRAIN)
        .then(() => database.connection.close())
        .finally(() => lock.release());
      return closed;
    },
  };
}
