import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import {
  type EmbeddedBackend,
  type EmbeddedBackendOptions,
  startEmbeddedBackend,
} from "./embedded-backend.ts";
import type { Log } from "./log.ts";
import type { MailMessage } from "./mail/mail-message.ts";

// A start takes half a second on a quiet machine and some tests start twice.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** Where the tested site says it is. */
export const siteUrl = "http://127.0.0.1:4199";

/** Three articles: two that are out, written down in the wrong order, and one of another century. */
export const seedSql = `insert into articles
  (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, content_en, content_ar, featured_image, category, author, published_at)
values
  ${article(1, "older", "2026-01-05")},
  ${article(2, "newer", "2026-03-09")},
  ${article(3, "unborn", "2999-01-01")};`;

function article(id: number, slug: string, day: string): string {
  return `('00000000-0000-4000-8000-00000000000${id}', '${slug}', 'Title; ${slug}', 'عنوان', 'Excerpt', 'مقتطف', '## Text', '## نص', null, 'Care', 'Dr. Noor', '${day}')`;
}

/** A folder as the repository's `supabase/`, with our own seed in it. */
export function createSupabaseDir(seed = seedSql): string {
  const folder = mkdtempSync(join(tmpdir(), "supabase-"));
  const original = new URL("../../supabase/", import.meta.url).pathname;
  cpSync(join(original, "config.toml"), join(folder, "config.toml"));
  writeFileSync(join(folder, "seed.sql"), seed);
  return folder;
}

/** An empty folder for one installation. */
export function createDataDir(): string {
  return mkdtempSync(join(tmpdir(), "backend-"));
}

/** A running backend with what a test asks of it. */
export interface TestBackend extends EmbeddedBackend {
  readonly dataDirectory: string;
  /** What it wrote to the log. */
  readonly entries: object[];
  /** One call from outside, with the public key; an object as `body` is sent as JSON. */
  call(path: string, init?: TestCall): Promise<TestResponse>;
  /** Signs up from a page of the site, `/login` if nothing is said. */
  signUp(email: string, password: string, page?: string): Promise<TestResponse>;
  signIn(email: string, password: string): Promise<TestResponse>;
  /** Asks for the account behind an access token, or changes it. */
  user(accessToken: unknown, init?: TestCall): Promise<TestResponse>;
  /** The mails to one address so far, once there are as many as expected. */
  mailsTo(email: string, count: number): Promise<MailMessage[]>;
}

interface TestCall {
  readonly method?: string;
  readonly body?: object | string;
  readonly headers?: Record<string, string>;
  /** Where it comes from; by default every call has its own address, so that no limit is met. */
  readonly from?: string;
}

interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, an empty object when it is none. */
  readonly json: Record<string, unknown>;
}

type TestOptions = Partial<
  Pick<
    EmbeddedBackendOptions,
    "dataDirectory" | "supabaseDir" | "rateFactor" | "passwordCost" | "smtp"
  >
>;

let calls = 0;

/** The least that bcrypt knows: a hash takes a millisecond, not fifty. */
const quickHash = 4;

/**
 * Starts a backend on a data folder of its own, or on one that was used before. Its passwords are hashed quickly.
 */
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
    siteUrl: siteUrl,
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
    const answer = await backend.handle(
      request,
      from ?? `10.${calls >> 16}.${calls >> 8}.${calls}`,
    );
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, json: objectIn(text) };
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

/** Signs up and follows the link of the mail; the account can then sign in. */
export async function createAccount(backend: TestBackend, email: string, password: string) {
  await backend.signUp(email, password);
  const [mail] = await backend.mailsTo(email, 1);
  await backend.call(pressed(mail));
}

/** What the fragment of a redirect says. */
export function fragmentOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(headers.get("location")?.split("#")[1]));
}

/** The call that the page behind a mail's link makes when its button is pressed. */
export function pressed(mail: MailMessage | undefined): string {
  const { hash } = new URL(mail?.link ?? "", siteUrl);
  const { token_hash: token = "", ...rest } = Object.fromEntries(
    new URLSearchParams(hash.slice(1)),
  );
  return `/auth/v1/verify?${new URLSearchParams({ token, ...rest })}`;
}

function readMails(dataDirectory: string): MailMessage[] {
  const file = join(dataDirectory, "mail", "mail.jsonl");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function objectIn(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
