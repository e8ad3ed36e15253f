import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SQLInputValue, SQLOutputValue } from "node:sqlite";
import { vi } from "vitest";
import { withDatabase } from "./data-directory/database-cli.ts";
import {
  type EmbeddedBackend,
  type EmbeddedBackendOptions,
  startEmbeddedBackend,
} from "./embedded-backend.ts";
import type { Log } from "./log.ts";
import type { MailMessage } from "./mail/mail-message.ts";

// Some tests start the backend twice, and a start takes half a second on an idle machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** The origin of the tested site. */
export const siteUrl = "http://127.0.0.1:4199";

/** Three articles: two published ones, inserted in the wrong order, and one that is published in the year 2999. */
export const seedSql = `insert into articles
  (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, content_en, content_ar, featured_image, category, author, published_at)
values
  ${article(1, "older", "2026-01-05")},
  ${article(2, "newer", "2026-03-09")},
  ${article(3, "future", "2999-01-01")};`;

function article(id: number, slug: string, day: string): string {
  return `('00000000-0000-4000-8000-00000000000${id}', '${slug}', 'Title; ${slug}', 'عنوان', 'Excerpt', 'مقتطف', '## Text', '## نص', null, 'Care', 'Dr. Noor', '${day}')`;
}

/** Creates a directory like the repository's `supabase/` with another seed. */
export function createSupabaseDir(seed = seedSql): string {
  const folder = mkdtempSync(join(tmpdir(), "supabase-"));
  const original = new URL("../../supabase/", import.meta.url).pathname;
  cpSync(join(original, "config.toml"), join(folder, "config.toml"));
  writeFileSync(join(folder, "seed.sql"), seed);
  return folder;
}

/** Creates an empty data directory. */
export function createDataDir(): string {
  return mkdtempSync(join(tmpdir(), "backend-"));
}

/** A running backend with helpers for tests. */
export interface TestBackend extends EmbeddedBackend {
  readonly dataDirectory: string;
  /** The log entries so far. */
  readonly entries: object[];
  /** Sends a request with the public key. An object as `body` is sent as JSON. */
  call(path: string, init?: TestCall): Promise<TestResponse>;
  /** Signs up from a page of the site, by default from `/login`. */
  signUp(email: string, password: string, page?: string): Promise<TestResponse>;
  signIn(email: string, password: string): Promise<TestResponse>;
  /** Requests `/auth/v1/user` with an access token. */
  user(accessToken: unknown, init?: TestCall): Promise<TestResponse>;
  /** The mails to one address, once there are `count` of them or two seconds have passed. */
  mailsTo(email: string, count: number): Promise<MailMessage[]>;
  /** Runs one SQL statement on the database, also after `close`, and returns its rows. */
  query(sql: string, ...values: SQLInputValue[]): Record<string, SQLOutputValue>[];
}

interface TestCall {
  readonly method?: string;
  readonly body?: object | string;
  readonly headers?: Record<string, string>;
  /** The client's IP address. By default each request has another one, so that no rate limit applies. */
  readonly from?: string;
}

interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body parsed as JSON; an empty object when it is not JSON. */
  readonly json: Record<string, unknown>;
}

type TestOptions = Partial<
  Pick<
    EmbeddedBackendOptions,
    "dataDirectory" | "supabaseDir" | "rateFactor" | "passwordCost" | "smtp"
  >
>;

let calls = 0;

/** The lowest cost of bcrypt: a hash takes 1 ms instead of 50 ms. */
const quickHash = 4;

/** Starts a backend with fast password hashes, by default on a new data directory. */
export async function startTestBackend({
  dataDirectory = createDataDir(),
  supabaseDir = createSupabaseDir(),
  rateFactor = 1,
  passwordCost = quickHash,
  smtp,
}: TestOptions = {}): Promise<TestBackend> {
  const entries: object[] = [];
  const log: Log = (event, detail) => entries.push({ event, ...detail });
  const backend = await startEmbeddedBackend({
    dataDirectory,
    siteUrl,
    supabaseDir,
    rateFactor,
    passwordCost,
    ...(smtp && { smtp }),
    log,
  });
  const call = async (path: string, { body, from, headers, method }: TestCall = {}) => {
    calls += 1;
    const request = new Request(siteUrl + path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { apikey: backend.anonKey, ...headers },
      body: typeof body === "object" ? JSON.stringify(body) : body,
    });
    const response = await backend.handle(
      request,
      from ?? `10.${calls >> 16}.${calls >> 8}.${calls}`,
    );
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parseObject(text) };
  };
  const mailsTo = async (email: string, count: number) => {
    const deadline = Date.now() + 2000;
    for (;;) {
      const mails = readMails(dataDirectory).filter(({ to }) => to === email);
      if (mails.length >= count || Date.now() > deadline) return mails;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return {
    ...backend,
    dataDirectory,
    entries,
    call,
    mailsTo,
    query: (sql, ...values) =>
      withDatabase(dataDirectory, (database) => database.prepare(sql).all(...values)),
    signUp: (email, password, page = "/login") =>
      call(`/auth/v1/signup?redirect_to=${encodeURIComponent(siteUrl + page)}`, {
        body: { email, password },
      }),
    signIn: (email, password) =>
      call("/auth/v1/token?grant_type=password", { body: { email, password } }),
    user: (accessToken, init) =>
      call("/auth/v1/user", { headers: { authorization: `Bearer ${accessToken}` }, ...init }),
  };
}

/** Signs up and confirms the account by the link of the mail. */
export async function createAccount(backend: TestBackend, email: string, password: string) {
  await backend.signUp(email, password);
  const [mail] = await backend.mailsTo(email, 1);
  await backend.call(verifyPath(mail));
}

/** The parameters in the fragment of a redirect. */
export function fragmentOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(headers.get("location")?.split("#")[1]));
}

/** The token hash of a mail's link, for `POST /auth/v1/verify`. */
export function tokenHashOf(mail: MailLink | undefined): string {
  return linkParameters(mail).token_hash ?? "";
}

/** The request that the page behind a mail's link sends after a click on its button. */
export function verifyPath(mail: MailLink | undefined): string {
  const { token_hash: token = "", ...rest } = linkParameters(mail);
  return `/auth/v1/verify?${new URLSearchParams({ token, ...rest })}`;
}

type MailLink = Pick<MailMessage, "link">;

function linkParameters(mail: MailLink | undefined): Record<string, string> {
  const { hash } = new URL(mail?.link ?? "", siteUrl);
  return Object.fromEntries(new URLSearchParams(hash.slice(1)));
}

function readMails(dataDirectory: string): MailMessage[] {
  const file = join(dataDirectory, "mail", "mail.jsonl");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
