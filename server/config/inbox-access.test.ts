import { expect, test } from "vitest";
import { isInboxAllowed } from "./inbox-access.ts";

const local: Parameters<typeof isInboxAllowed>[0] = {
  host: "127.0.0.1",
  siteUrl: "http://127.0.0.1:3000",
  smtp: null,
  supabase: null,
  trustedProxies: 0,
};

test.each<Partial<typeof local>>([
  {},
  { host: "localhost", siteUrl: "http://localhost:3000" },
  { host: "::1", siteUrl: "http://[::1]:3000" },
])("a site that only this machine can reach has an inbox: %j", (changes) => {
  expect(isInboxAllowed({ ...local, ...changes })).toBe(true);
});

test.each<[string, Partial<typeof local>]>([
  ["with a hosted project", { supabase: { url: "https://a.example", anonKey: "x" } }],
  ["with a mail server", { smtp: { url: "smtp://mail.example", from: "a@b.example" } }],
  ["that listens on every IPv4 address", { host: "0.0.0.0" }],
  ["that listens on every IPv6 address", { host: "::" }],
  ["that listens on its network", { host: "192.168.1.5" }],
  ["with a public URL", { siteUrl: "https://clinic.example" }],
  ["with a public name that starts like this machine's", { siteUrl: "https://localhost.example" }],
  ["behind a proxy", { trustedProxies: 1 }],
])("a site %s has no inbox", (_, changes) => {
  expect(isInboxAllowed({ ...local, ...changes })).toBe(false);
});
