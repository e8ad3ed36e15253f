import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMetrics } from "../../../server/http/metrics.ts";
import { protectiveHeaders } from "../../../server/http/security-headers.ts";
import { createSite } from "../../../server/http/site.ts";
import type { KeptMail } from "../embedded-backend.ts";
import { createMailbox, type MailboxSettings } from "./inbox.ts";

const settings: MailboxSettings = {
  dataDirectory: mkdtempSync(join(tmpdir(), "mailbox-")),
  host: "127.0.0.1",
  siteUrl: "http://127.0.0.1:3000",
  smtp: null,
  supabase: null,
  trustedProxies: 0,
};

const link = "http://127.0.0.1:3000/confirm?lang=ar#token_hash=a&type=signup";
const arabic: KeptMail = {
  at: "2026-11-21T08:00:00.000Z",
  kind: "signup",
  language: "ar",
  to: "noor@clinic.example",
  subject: "تأكيد البريد",
  link,
  text: `مرحبًا <b>\n\n${link}\n`,
  html: "<p>never shown</p>",
};

const keyFile = (folder = settings.dataDirectory) => join(folder, "mailbox-key");

/** Asks a site with these mails for an address of its own, by default for the one that its start prints. */
function ask(mails: KeptMail[], path?: string, headers: Record<string, string> = {}) {
  const mailbox = createMailbox(settings, async () => mails);
  const lines: unknown[] = [];
  const site = createSite({
    common: protectiveHeaders(settings.siteUrl),
    trustedProxies: 0,
    files: () => null,
    pages: async () => new Response("no such page", { status: 404 }),
    backend: null,
    mailbox,
    isReady: async () => true,
    metrics: createMetrics({ isBackendUp: async () => true, mailQueueLength: null }),
    logClientError: () => 204,
    describeBackend: async () => "ok",
    log: (...line) => lines.push(line),
  });
  const socket = { remoteAddress: "127.0.0.1", remotePort: 1, remoteFamily: "IPv4" };
  const incoming = { socket, httpVersion: "1.1" };
  const address = mailbox?.address ?? "";
  const answer = site.request(path ?? address, { headers }, { incoming });
  return { address, lines, answer };
}

test("a mail is shown in its direction, with its links as links and nothing else of it alive", async () => {
  const text = await (await ask([arabic]).answer).text();
  expect(text).toContain('<h2 id="mail-0" lang="ar" dir="rtl">تأكيد البريد</h2>');
  expect(text).toContain('<bdi dir="ltr">noor@clinic.example</bdi>');
  expect(text).toContain("مرحبًا &lt;b&gt;");
  expect(text).toContain(`<a dir="ltr" href="${link.replaceAll("&", "&amp;")}">`);
  expect(text).toContain('<time datetime="2026-11-21T08:00:00.000Z">');
  expect(text).not.toContain("never shown");
});

test("no mail yet says where one comes from", async () => {
  expect(await (await ask([]).answer).text()).toMatch(/No mail yet\. Create an account at <a href/);
});

test("the page runs nothing, is kept nowhere, found nowhere and tells nobody its address", async () => {
  const answer = await ask([arabic]).answer;
  const text = await answer.text();
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(answer.headers.get("content-security-policy")).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(text).not.toMatch(/<script|style="|key=/);
});

test("its key opens it, through whatever proxy the request came", async () => {
  const { address } = ask([]);
  const { pathname, search } = new URL(address);
  const proxied = { host: "www.clinic.example", "x-forwarded-for": "192.0.2.1" };
  expect((await ask([arabic], address, proxied).answer).status).toBe(200);
  expect((await ask([arabic], `http://www.clinic.example${pathname}${search}`).answer).status).toBe(
    200,
  );
});

test("nothing else opens it: every other request is told what an unknown address is told", async () => {
  const { address } = ask([]);
  const key = new URL(address).searchParams.get("key") ?? "";
  expect(Buffer.from(key, "base64url").length).toBeGreaterThanOrEqual(16);
  const unknown = await ask([arabic], "/dev/other?key=x").answer;
  const seen = async (answer: Response) => [
    answer.status,
    await answer.text(),
    JSON.stringify([...answer.headers]),
  ];
  const expected = await seen(unknown);
  for (const query of [
    "",
    "?",
    "?key",
    "?key=",
    `?key=${key.slice(0, -1)}`,
    `?key=${key}x`,
    `?key=${key.toLowerCase()}`,
    `?key=x&key=${key}`,
    `?Key=${key}`,
    `?other=${key}`,
    "?key[]=",
    "?key=%00",
  ]) {
    const { answer } = ask([arabic], `/dev/mail${query}`, { host: "127.0.0.1:3000", cookie: key });
    expect([query, ...(await seen(await answer))]).toEqual([query, ...expected]);
  }
});

test("the access log does not have the key", async () => {
  const { address, answer, lines } = ask([arabic]);
  expect((await answer).status).toBe(200);
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain(new URL(address).searchParams.get("key"));
});

test("an open tab outlives a restart; a lost key is made anew, for the folder's owner alone", () => {
  const { address } = ask([]);
  expect(ask([]).address).toBe(address);
  writeFileSync(keyFile(), "short\n", { mode: 0o644 });
  const anew = ask([]).address;
  expect(anew).not.toBe(address);
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  expect(anew).toContain(readFileSync(keyFile(), "utf8").trim());
  rmSync(keyFile());
  expect(ask([]).address).not.toBe(anew);
});

test.each<Partial<MailboxSettings>>([
  {},
  { host: "localhost", siteUrl: "http://localhost:3000" },
  { host: "::1", siteUrl: "http://[::1]:3000" },
])("a site that only this machine can reach has a mailbox: %j", (own) => {
  const { siteUrl } = { ...settings, ...own };
  const address = createMailbox({ ...settings, ...own }, async () => [])?.address;
  expect(address).toMatch(`${siteUrl}/dev/mail?key=`);
});

test.each<[string, Partial<MailboxSettings>]>([
  ["whose accounts are elsewhere", { supabase: { url: "https://a.example", anonKey: "x" } }],
  ["that sends its mails", { smtp: { url: "smtp://mail.example", from: "a@b.example" } }],
  ["that listens to everybody", { host: "0.0.0.0" }],
  ["that listens to every network by IPv6", { host: "::" }],
  ["that listens to its network", { host: "192.168.1.5" }],
  ["with a public address", { siteUrl: "https://clinic.example" }],
  ["whose public name looks like this machine", { siteUrl: "https://localhost.example" }],
  ["behind a proxy", { trustedProxies: 1 }],
])("a site %s has none, and no key", (_, own) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "mailbox-"));
  expect(createMailbox({ ...settings, ...own, dataDirectory }, async () => [])).toBeNull();
  expect(() => statSync(keyFile(dataDirectory))).toThrow();
});

test("a site whose mails are elsewhere has no mailbox", () => {
  expect(createMailbox(settings, null)).toBeNull();
});
