import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { expect, test } from "vitest";
import type { KeptMail } from "../backend/embedded-backend.ts";
import { protectiveHeaders } from "../security-headers.ts";
import { createSite } from "../site.ts";
import { createMailbox } from "./mailbox.ts";
import type { MailboxSettings } from "./mailbox-access.ts";

const settings: MailboxSettings = {
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

/** A site with these mails and settings. */
function siteWith(mails: KeptMail[], from: Partial<MailboxSettings> = {}) {
  return createSite({
    common: protectiveHeaders(settings.siteUrl),
    trustedProxies: 0,
    files: () => null,
    pages: async () => new Response("no such page", { status: 404 }),
    backend: null,
    mailbox: createMailbox({ ...settings, ...from }, async () => mails),
    isReady: async () => true,
    describeBackend: async () => "ok",
    log: () => {},
  });
}

/** Asks a site with these mails for its mailbox, from this machine if nothing else is said. */
function ask(mails: KeptMail[], from: Partial<MailboxSettings> = {}) {
  const site = siteWith(mails, from);
  return (
    headers: Record<string, string> = { host: "127.0.0.1:3000" },
    address = "127.0.0.1",
    httpVersion = "1.1",
  ) => {
    const socket = { remoteAddress: address, remotePort: 1, remoteFamily: "IPv4" };
    const incoming = { socket, httpVersion };
    return site.request("/dev/mail", { headers }, { incoming });
  };
}

test("a mail is shown in its direction, with its links as links and nothing else of it alive", async () => {
  const text = await (await ask([arabic])()).text();
  expect(text).toContain('<h2 id="mail-0" lang="ar" dir="rtl">تأكيد البريد</h2>');
  expect(text).toContain('<bdi dir="ltr">noor@clinic.example</bdi>');
  expect(text).toContain("مرحبًا &lt;b&gt;");
  expect(text).toContain(`<a dir="ltr" href="${link.replaceAll("&", "&amp;")}">`);
  expect(text).toContain('<time datetime="2026-11-21T08:00:00.000Z">');
  expect(text).not.toContain("never shown");
});

test("no mail yet says where one comes from", async () => {
  expect(await (await ask([])()).text()).toMatch(/No mail yet\. Create an account at <a href/);
});

test("the page runs nothing, is kept nowhere and found nowhere", async () => {
  const answer = await ask([arabic])();
  const text = await answer.text();
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(answer.headers.get("content-security-policy")).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(text).not.toMatch(/<script|style="/);
});

test("whoever may not read it is told what an unknown address is told", async () => {
  const answers = [
    await ask([arabic])({ host: "evil.example" }),
    await ask([arabic])({ host: "127.0.0.1" }, "192.0.2.1"),
    await ask([arabic])({ host: "127.0.0.1:3000" }, "127.0.0.1", "1.0"),
    await ask([arabic], { host: "0.0.0.0" })(),
    await ask([arabic], { siteUrl: "https://clinic.example" })(),
    await ask([arabic], { smtp: { url: "smtp://mail.example", from: "a@b.example" } })(),
    await ask([arabic], { supabase: { url: "https://a.example", anonKey: "x" } })(),
  ];
  for (const answer of answers) {
    expect([answer.status, await answer.text()]).toEqual([404, "no such page"]);
  }
});

test.each([
  ["GET /dev/mail HTTP/1.1", 200],
  ["GET /dev/mail HTTP/1.0", 404],
  ["GET http://127.0.0.1:3000/dev/mail HTTP/1.1", 200],
  ["GET http://evil.example/dev/mail HTTP/1.1", 404],
])("through a socket, %s is answered with %i", async (line, status) => {
  const server = createServer(getRequestListener(siteWith([arabic]).fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(`${line}\r\nHost: 127.0.0.1:3000\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(`HTTP/1.1 ${status} `);
  server.close();
});

test("a site whose mails are elsewhere has no mailbox", () => {
  expect(createMailbox(settings, null)).toBeNull();
});
