import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { ask, askRawPath, textOf } from "../support/requests/ask.ts";
import { isUp, test } from "../support/sites/own-site.ts";
import { expectOneSentence, refusal } from "../support/sites/start-refusal.ts";

test("a port that another program uses is named, with what to do", async ({ launch, origin }) => {
  const { port } = new URL(origin(0));
  const other = createServer().listen(Number(port), "127.0.0.1");
  try {
    const said = await refusal(launch({ PORT: port }));
    expectOneSentence(said, `Port ${port}`, "in use", "PORT");
  } finally {
    other.close();
  }
});

test("a host that is not this machine's is named, with what to do", async ({ launch, origin }) => {
  const { port } = new URL(origin(0));
  const said = await refusal(launch({ PORT: port, HOST: "203.0.113.7" }));
  expectOneSentence(said, "203.0.113.7", "HOST");
});

test("a data directory that is a file, or below one, is named, with what to do", async ({
  launch,
  folder,
  origin,
}) => {
  const { port } = new URL(origin(0));
  const file = join(folder, "a-file");
  writeFileSync(file, "x");
  for (const path of [file, join(file, "below")]) {
    expectOneSentence(await refusal(launch({ PORT: port, DATA_DIR: path })), path, "DATA_DIR");
  }
  expect(readFileSync(file, "utf8")).toBe("x");
});

test("everything that is wrong in the environment is listed at once, without repeating a secret", async ({
  launch,
  folder,
}) => {
  const data = join(folder, "never-made");
  const said = await refusal(
    launch({
      PORT: "eighty",
      HOST: "a b",
      SITE_URL: "https://www.clinic.example/below",
      SUPABASE_URL: "ftp://hidden-word@data.example",
      SUPABASE_ANON_KEY: "sb_secret_hidden-word",
      SMTP_URL: "smtp-of-hidden-word",
      TRUST_PROXY: "all",
      RATE_LIMIT_FACTOR: "0",
      FRESHNESS_SECONDS: "3600",
      COMPONENT_KIT: "hidden-word",
      DATA_DIR: data,
    }),
  );
  const [first, ...list] = said.split("\n");
  expect(first).toMatch(/^The site cannot start\./);
  expect(list.map((line) => line.trim().split(":")[0]).sort()).toEqual([
    "COMPONENT_KIT",
    "FRESHNESS_SECONDS",
    "HOST",
    "MAIL_FROM",
    "PORT",
    "RATE_LIMIT_FACTOR",
    "SITE_URL",
    "SMTP_URL",
    "SUPABASE_ANON_KEY",
    "SUPABASE_URL",
    "TRUST_PROXY",
  ]);
  expect(said).not.toContain("hidden-word");
  expect(() => statSync(data)).toThrow();
});

test("half a hosted project never falls back to the embedded one", async ({ launch, folder }) => {
  const data = join(folder, "never-made");
  for (const [present, value, absent] of [
    ["SUPABASE_URL", "https://data.example", "SUPABASE_ANON_KEY"],
    ["SUPABASE_ANON_KEY", "sb_publishable_x", "SUPABASE_URL"],
  ] as const) {
    const said = await refusal(launch({ [present]: value, DATA_DIR: data }));
    expect(said).toContain(`${absent}: missing`);
    expect(() => statSync(data)).toThrow();
  }
});

test("with a hosted project nothing of the embedded backend is loaded", async ({
  launch,
  folder,
  origin,
}) => {
  const seen = join(folder, "loaded");
  const own = launch({
    PORT: new URL(origin(0)).port,
    SUPABASE_URL: "http://127.0.0.1:9",
    SUPABASE_ANON_KEY: "sb_publishable_x",
    // At its end the process writes down every script that it has loaded.
    NODE_V8_COVERAGE: seen,
  });
  await isUp(own);
  own.process.kill("SIGTERM");
  await own.ended;
  const loaded = readdirSync(seen).flatMap((name): string[] =>
    JSON.parse(readFileSync(join(seen, name), "utf8")).result.map(
      ({ url }: { url: string }) => url,
    ),
  );
  expect(loaded.filter((url) => url.endsWith("/server/bootstrap/data-source.ts"))).toHaveLength(1);
  const embedded = /\/packages\/local-supabase\/(?!errors\/|inbox\/)|\/(jose|nodemailer|bcrypt)\//;
  expect(loaded.filter((url) => embedded.test(url))).toEqual([]);
});

test("PORT and HOST are where the site answers, and the address it prints is true", async ({
  startSite,
  origin,
}) => {
  const own = await startSite(0, { HOST: "::1" });
  const { port } = new URL(origin(0));
  expect(own.output()).toContain(`http://[::1]:${port}/ (Arabic: http://[::1]:${port}/?lang=ar)`);
  const answer = await fetch(`http://[::1]:${port}/`);
  expect(await answer.text()).toContain(`rel="canonical" href="http://[::1]:${port}/"`);
  await expect(ask(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow("ECONNREFUSED");
});

test("what the site keeps can be read by its own user only", async ({ startSite }) => {
  const own = await startSite(0);
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(modeOf(own.dataDirectory)).toBe("700");
  const kept = readdirSync(own.dataDirectory, { recursive: true, encoding: "utf8" });
  expect(kept).toEqual(
    expect.arrayContaining(["app.db", "app.db-wal", "inbox-key", "secrets.json"]),
  );
  for (const name of kept) {
    const path = join(own.dataDirectory, name);
    expect([name, modeOf(path)]).toEqual([name, statSync(path).isDirectory() ? "700" : "600"]);
  }
});

test("the inbox opens with the URL that the start prints, and with no other", async ({
  startSite,
}) => {
  const own = await startSite(0);
  const [printed = ""] = /http\S+\/dev\/mail\S+/.exec(own.output()) ?? [];
  const opened = await ask(printed);
  expect([opened.status, textOf(opened)]).toEqual([200, expect.stringContaining("Inbox")]);
  // As nginx passes a reader on since 1.29.7: by HTTP/1.1, under our own name, without a trace of itself.
  const statusOf = async (path: string) => (await askRawPath(own.address, path)).status;
  const unknown = await statusOf("/dev/other");
  expect(unknown).not.toBe(200);
  expect(await statusOf("/dev/mail")).toBe(unknown);
  expect(await statusOf(`/dev/mail?key=${"A".repeat(43)}`)).toBe(unknown);
  expect(await statusOf(printed.slice(own.address.length))).toBe(200);
});
