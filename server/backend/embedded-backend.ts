import { join, resolve } from "node:path";
import { createAccountRemoval } from "./account-removal.ts";
import { json } from "./answers.ts";
import { startClearing } from "./clearing.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { type Database, openDatabase } from "./database.ts";
import { createEmailChanges } from "./email-changes.ts";
import { createForward } from "./forward.ts";
import { createGateway } from "./gateway.ts";
import { type KeptMail, listKeptMails } from "./kept-mails.ts";
import { createLiteApp } from "./lite-app.ts";
import { createLiteMail } from "./lite-mail.ts";
import type { Log } from "./log.ts";
import { createMailOutbox } from "./mail-outbox.ts";
import { MailQueue } from "./mail-queue.ts";
import { createFileSink, createSmtpSink, mailFile, type SmtpSettings } from "./mail-sinks.ts";
import { migrate } from "./migrate.ts";
import { createOneByOne } from "./one-by-one.ts";
import { createPasswordWork } from "./password-work.ts";
import { quietly } from "./quiet-console.ts";
import { RateLimiter } from "./rate-limit.ts";
import { createRecoverySessions } from "./recovery-sessions.ts";
import { restoreRowSecurity } from "./row-security.ts";
import { loadSecrets, type Secrets } from "./secrets.ts";
import { seedOnce } from "./seed.ts";
import { createReadiness, createServerFetch } from "./server-fetch.ts";
import { readSupabaseConfig } from "./supabase-config.ts";
import { createUserStore } from "./user-store.ts";

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
  /** Whether an article can be read at the moment. */
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
  const { log, smtp } = options;
  const dataDir = resolve(options.dataDir);
  prepareDataFolder(dataDir);
  const secrets = loadSecrets(dataDir);
  const sink = smtp ? createSmtpSink(smtp) : createFileSink(dataDir);
  const mail = new MailQueue(sink, createMailOutbox(dataDir), log);
  const database = await openDatabase(join(dataDir, "app.db"));
  try {
    return await quietly(log, () => start(options, { database, mail, secrets }));
  } catch (error) {
    await database.connection.close();
    throw error;
  }
}

async function start(
  { dataDir, log, rateFactor, siteUrl, smtp, supabaseDir }: EmbeddedBackendOptions,
  { database, mail, secrets }: { database: Database; mail: MailQueue; secrets: Secrets },
): Promise<EmbeddedBackend> {
  const site = new URL(siteUrl).origin;
  const config = readSupabaseConfig(join(supabaseDir, "config.toml"));
  const email = createLiteMail(mail, site);
  const app = await createLiteApp({ database, config, secrets, siteUrl: site, email });
  await migrate(app, database, join(supabaseDir, "migrations"));
  await seedOnce(database, join(supabaseDir, "seed.sql"));
  await restoreRowSecurity(database, () => new Date());

  const parts = {
    site,
    forward: createForward(app, site, log),
    limiter: new RateLimiter(rateFactor),
    mail,
    users: createUserStore(database),
    accounts: createAccountRemoval(database),
    emailChanges: createEmailChanges(database, config.otpExpiry),
    recoveries: createRecoverySessions(database),
    passwords: await createPasswordWork(),
    refreshes: createOneByOne(),
    minimumPasswordLength: config.minimumPasswordLength,
  };
  const gateway = createGateway(parts, secrets.publishable, log);
  const read = createServerFetch(app, log);
  const isReady = createReadiness(read, site, secrets.publishable);
  if (!(await isReady())) throw new Error("The embedded backend does not answer after its start.");

  await mail.resume();
  const stopClearing = await startClearing(parts.accounts, mail, log);

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
      closed ??= mail.drain(MAIL_DRAIN).then(() => database.connection.close());
      return closed;
    },
  };
}
