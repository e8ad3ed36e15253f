import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { StoredMail } from "../mail/mail-files.ts";
import { createInbox } from "./inbox.ts";

const siteUrl = "http://127.0.0.1:3000";
const dataDirectory = mkdtempSync(join(tmpdir(), "inbox-"));
const keyFile = join(dataDirectory, "inbox-key");

const link = "http://127.0.0.1:3000/confirm?lang=ar#token_hash=a&type=signup";
const arabic: StoredMail = {
  at: "2026-11-21T08:00:00.000Z",
  kind: "signup",
  language: "ar",
  to: "noor@clinic.example",
  subject: "تأكيد البريد",
  link,
  text: `مرحبًا <b>\n\n${link}\n`,
  html: "<p>never shown</p>",
};

function openInbox(mails: StoredMail[] = []) {
  return createInbox({ dataDirectory, siteUrl, listMails: async () => mails });
}

/** The response of an inbox with these mails to a request with its key. */
async function open(mails: StoredMail[]): Promise<Response> {
  const inbox = openInbox(mails);
  const response = await inbox.respond(new Request(inbox.url));
  if (!response) throw new Error("The inbox refused its own key.");
  return response;
}

test("the inbox shows a mail in its direction, with its URLs as links and its markup escaped", async () => {
  const text = await (await open([arabic])).text();
  expect(text).toContain('<h2 id="mail-0" lang="ar" dir="rtl">تأكيد البريد</h2>');
  expect(text).toContain('<bdi dir="ltr">noor@clinic.example</bdi>');
  expect(text).toContain("مرحبًا &lt;b&gt;");
  expect(text).toContain(`<a dir="ltr" href="${link.replaceAll("&", "&amp;")}">`);
  expect(text).toContain('<time datetime="2026-11-21T08:00:00.000Z">');
  expect(text).not.toContain("never shown");
});

test("an empty inbox says how to get a mail", async () => {
  expect(await (await open([])).text()).toMatch(/No mail yet\. Create an account at <a href/);
});

test("the inbox runs no scripts, is not cached or indexed, and sends no referrer", async () => {
  const response = await open([arabic]);
  const text = await response.text();
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(response.headers.get("content-security-policy")).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(text).not.toMatch(/<script|style="|key=/);
});

test("the inbox ignores a request without its key", async () => {
  const inbox = openInbox([arabic]);
  const key = new URL(inbox.url).searchParams.get("key") ?? "";
  expect(Buffer.from(key, "base64url").length).toBeGreaterThanOrEqual(16);
  expect(await inbox.respond(new Request(`${siteUrl}/dev/mail`))).toBeNull();
  expect(await inbox.respond(new Request(`${siteUrl}/dev/mail?key=${key}x`))).toBeNull();
});

test("the key survives a restart, and a lost or damaged key is replaced by a new one with mode 0600", () => {
  const { url } = openInbox();
  expect(url).toMatch(`${siteUrl}/dev/mail?key=`);
  expect(openInbox().url).toBe(url);
  writeFileSync(keyFile, "short\n", { mode: 0o644 });
  const next = openInbox().url;
  expect(next).not.toBe(url);
  expect(statSync(keyFile).mode & 0o777).toBe(0o600);
  expect(next).toContain(readFileSync(keyFile, "utf8").trim());
  rmSync(keyFile);
  expect(openInbox().url).not.toBe(next);
});
