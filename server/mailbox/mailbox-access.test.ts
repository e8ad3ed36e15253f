import { expect, test } from "vitest";
import { hasMailbox, isAskedFromHere, type MailboxSettings } from "./mailbox-access.ts";

const triedOut: MailboxSettings = {
  host: "127.0.0.1",
  siteUrl: "http://127.0.0.1:3000",
  smtp: null,
  supabase: null,
  trustedProxies: 0,
};

test.each<Partial<MailboxSettings>>([
  {},
  { host: "localhost", siteUrl: "http://localhost:3000" },
  { host: "::1", siteUrl: "http://[::1]:3000" },
])("a site that only this machine can reach has a mailbox: %j", (settings) => {
  expect(hasMailbox({ ...triedOut, ...settings })).toBe(true);
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
])("a site %s has none", (_, settings) => {
  expect(hasMailbox({ ...triedOut, ...settings })).toBe(false);
});

const asked = (
  headers: Record<string, string>,
  remoteAddress: string | undefined,
  { httpVersion = "1.1", site = "http://127.0.0.1:3000" } = {},
) => isAskedFromHere(new Request(`${site}/dev/mail`, { headers }), { remoteAddress, httpVersion });

test.each([
  ["127.0.0.1:3000", "127.0.0.1"],
  ["localhost:3000", "::ffff:127.0.0.1"],
  ["LOCALHOST", "127.0.0.1"],
  ["[::1]:3000", "::1"],
])("the name %s from the socket %s is this machine", (host, socket) => {
  expect(asked({ host }, socket)).toBe(true);
});

test.each([
  ["another machine", { host: "127.0.0.1:3000" }, "192.168.1.9"],
  ["an unknown socket", { host: "127.0.0.1:3000" }, undefined],
  [
    "a name of another site that was made to point here",
    { host: "evil.example:3000" },
    "127.0.0.1",
  ],
  ["a name that begins like ours", { host: "localhost.evil.example" }, "127.0.0.1"],
  ["a name behind a user", { host: "localhost@evil.example" }, "127.0.0.1"],
  ["no name", {}, "127.0.0.1"],
  ["a name that is none", { host: "a b" }, "127.0.0.1"],
  ["a proxy", { host: "127.0.0.1", "x-forwarded-for": "127.0.0.1" }, "127.0.0.1"],
  ["a proxy that says so", { host: "127.0.0.1", via: "1.1 proxy" }, "127.0.0.1"],
  ["a proxy of the standard", { host: "127.0.0.1", forwarded: "for=127.0.0.1" }, "127.0.0.1"],
])("%s is refused", (_, headers, socket) => {
  expect(asked(headers as Record<string, string>, socket)).toBe(false);
});

test.each([
  "cf-connecting-ip",
  "true-client-ip",
  "x-client-ip",
  "x-forwarded-proto",
  "x-forwarded-server",
  "x-original-host",
  "x-real-ip",
])("whoever passes a request on is known by %s", (name) => {
  expect(asked({ host: "127.0.0.1", [name]: "x" }, "127.0.0.1")).toBe(false);
});

test("a proxy that writes nothing down is known by its old HTTP", () => {
  expect(asked({ host: "127.0.0.1:3000" }, "127.0.0.1", { httpVersion: "1.0" })).toBe(false);
});

test("a whole address in place of the path names this machine too, or is refused", () => {
  const site = "http://evil.example";
  expect(asked({ host: "127.0.0.1:3000" }, "127.0.0.1", { site })).toBe(false);
});

test("what a browser sends beside its request tells of no proxy", () => {
  const headers = {
    host: "localhost:3000",
    "cache-control": "max-age=0",
    "sec-fetch-site": "none",
    "upgrade-insecure-requests": "1",
    cookie: "a=1",
  };
  expect(asked(headers, "127.0.0.1")).toBe(true);
});
