import { StartError } from "local-supabase/start-error";
import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

/** The problems that the error lists for this environment, or an empty list. */
function problemsOf(source: Record<string, string | undefined>): string[] {
  try {
    readEnvironment(source);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message
      .split("\n")
      .slice(1)
      .map((line) => line.trim());
  }
}

/** An unsigned token with this payload, in the form Supabase's keys have. */
function token(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256" })}.${part(payload)}.c2lnbmF0dXJl`;
}

const hosted = {
  SUPABASE_URL: "https://abc.supabase.example",
  SUPABASE_ANON_KEY: token({ role: "anon" }),
};

test("without variables the site listens on loopback with the embedded backend", () => {
  expect(readEnvironment({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    dataDirectory: ".data",
    siteUrl: "http://127.0.0.1:3000",
    supabase: null,
    smtp: null,
    trustedProxies: 0,
    rateFactor: 1,
    componentKit: false,
  });
});

test("blank variables count as absent, and values are trimmed", () => {
  const bare = readEnvironment({ PORT: "", HOST: "  ", SUPABASE_URL: "", SMTP_URL: undefined });
  expect(bare).toEqual(readEnvironment({}));
  expect(readEnvironment({ PORT: " 8080 " }).port).toBe(8080);
});

test("every variable is read", () => {
  const environment = readEnvironment({
    ...hosted,
    PORT: "8080",
    HOST: "0.0.0.0",
    DATA_DIR: "/var/data",
    SITE_URL: "https://www.clinic.example/",
    SMTP_URL: "smtps://user:word@mail.example",
    MAIL_FROM: "Clinic <clinic@clinic.example>",
    TRUST_PROXY: "2",
    RATE_LIMIT_FACTOR: "100",
    COMPONENT_KIT: "on",
  });
  expect(environment).toMatchObject({
    port: 8080,
    host: "0.0.0.0",
    dataDirectory: "/var/data",
    siteUrl: "https://www.clinic.example",
    supabase: { url: "https://abc.supabase.example", anonKey: hosted.SUPABASE_ANON_KEY },
    smtp: { url: "smtps://user:word@mail.example", from: "Clinic <clinic@clinic.example>" },
    trustedProxies: 2,
    rateFactor: 100,
    componentKit: true,
  });
});

test.each([
  ["0.0.0.0", "http://127.0.0.1:3000"],
  ["::", "http://127.0.0.1:3000"],
  ["::1", "http://[::1]:3000"],
  ["192.168.1.5", "http://192.168.1.5:3000"],
])("without SITE_URL, a site on the host %s names itself %s", (HOST, siteUrl) => {
  expect(readEnvironment({ HOST }).siteUrl).toBe(siteUrl);
});

test("all errors are listed at once, each with its variable", () => {
  const problems = problemsOf({
    PORT: "abc",
    SITE_URL: "clinic",
    SUPABASE_URL: "http://abc.supabase.example",
    SMTP_URL: "https://mail.example",
    TRUST_PROXY: "-1",
    COMPONENT_KIT: "yes",
  });
  expect(problems.map((line) => line.split(":")[0])).toEqual([
    "PORT",
    "SITE_URL",
    "SUPABASE_URL",
    "SMTP_URL",
    "TRUST_PROXY",
    "COMPONENT_KIT",
    "SUPABASE_ANON_KEY",
    "MAIL_FROM",
  ]);
});

test.each([
  ["PORT", ["abc", "70000", "65536", "-1", "80.5", "0x50", "1e3", "8080;"]],
  ["TRUST_PROXY", ["11", "true", "-1"]],
  ["RATE_LIMIT_FACTOR", ["0", "1000001", "half"]],
  ["SITE_URL", ["clinic.example", "ftp://clinic.example", "javascript:alert(1)", "https://"]],
  ["COMPONENT_KIT", ["true", "1", "ON"]],
] as const)("%s refuses %j", (name, values) => {
  for (const value of values) {
    expect([value, problemsOf({ [name]: value })]).toEqual([
      value,
      [expect.stringMatching(`^${name}: `)],
    ]);
  }
});

test("a port may be any from 0 to 65535", () => {
  expect(readEnvironment({ PORT: "0" }).port).toBe(0);
  expect(readEnvironment({ PORT: "65535" }).port).toBe(65_535);
});

test.each([
  ["SUPABASE_URL", "SUPABASE_ANON_KEY", hosted.SUPABASE_URL],
  ["SUPABASE_ANON_KEY", "SUPABASE_URL", hosted.SUPABASE_ANON_KEY],
  ["SMTP_URL", "MAIL_FROM", "smtp://mail.example"],
  ["MAIL_FROM", "SMTP_URL", "clinic@clinic.example"],
])("%s without %s is half a configuration and stops the start", (present, absent, value) => {
  expect(problemsOf({ [present]: value })).toEqual([
    `${absent}: missing, because ${present} is set`,
  ]);
  expect(problemsOf({ [present]: value, [absent]: " " })).toHaveLength(1);
});

test.each([
  "https://abc.supabase.example",
  "http://127.0.0.1:54321",
  "http://localhost:54321",
  "http://[::1]:1",
])("a project at %s is accepted", (SUPABASE_URL) => {
  expect(problemsOf({ ...hosted, SUPABASE_URL })).toEqual([]);
});

test.each(["http://abc.supabase.example", "http://localhost.example", "abc", "ftp://localhost"])(
  "a project at %s is rejected, because its connection is not encrypted or invalid",
  (SUPABASE_URL) => {
    expect(problemsOf({ ...hosted, SUPABASE_URL })).toEqual([
      expect.stringMatching(/^SUPABASE_URL: /),
    ]);
  },
);

test.each([token({ role: "anon" }), token({}), "sb_publishable_0123456789", "plain-key"])(
  "the public key %s is accepted",
  (SUPABASE_ANON_KEY) => {
    expect(problemsOf({ ...hosted, SUPABASE_ANON_KEY })).toEqual([]);
  },
);

test.each([
  token({ role: "service_role" }),
  token({ role: "postgres" }),
  "sb_secret_0123456789abcdef",
])("the secret key %s is refused", (SUPABASE_ANON_KEY) => {
  expect(problemsOf({ ...hosted, SUPABASE_ANON_KEY })).toEqual([
    expect.stringMatching(/^SUPABASE_ANON_KEY: this is a secret key/),
  ]);
});

test("no message repeats a key, a password or an address", () => {
  const secret = "sb_secret_0123456789abcdef";
  const given = {
    SUPABASE_URL: "http://user:hidden-word@abc.supabase.example",
    SUPABASE_ANON_KEY: secret,
    SMTP_URL: "imap://user:hidden-word@mail.example",
    MAIL_FROM: "hidden-word",
    PORT: "hidden-word",
    COMPONENT_KIT: "hidden-word",
  };
  expect(problemsOf(given)).toHaveLength(6);
  expect(() => readEnvironment(given)).toThrow(
    expect.objectContaining({
      message: expect.not.stringMatching(/sb_secret_0|hidden-word/),
    }),
  );
});
