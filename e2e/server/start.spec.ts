import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type ServerProcess, waitUntilListening } from "../../tools/test-servers/server-process.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/servers/own-server.ts";

test("the error for a used port names the port and the variable", async ({
  spawnServer,
  origin,
}) => {
  const { port } = new URL(origin(0));
  const other = createServer().listen(Number(port), "127.0.0.1");
  try {
    const message = await waitForStartError(spawnServer({ PORT: port }));
    expectOneSentence(message, `Port ${port}`, "in use", "PORT");
  } finally {
    other.close();
  }
});

test("the error for a foreign host names the host and the variable", async ({
  spawnServer,
  origin,
}) => {
  const { port } = new URL(origin(0));
  const message = await waitForStartError(spawnServer({ PORT: port, HOST: "203.0.113.7" }));
  expectOneSentence(message, "203.0.113.7", "HOST");
});

test("the error for a data directory that is a file names the path and the variable", async ({
  spawnServer,
  folder,
  origin,
}) => {
  const { port } = new URL(origin(0));
  const file = join(folder, "a-file");
  writeFileSync(file, "x");
  for (const path of [file, join(file, "below")]) {
    expectOneSentence(
      await waitForStartError(spawnServer({ PORT: port, DATA_DIR: path })),
      path,
      "DATA_DIR",
    );
  }
  expect(readFileSync(file, "utf8")).toBe("x");
});

test("all errors of the environment are listed at once, without secrets", async ({
  spawnServer,
  folder,
}) => {
  const data = join(folder, "never-made");
  const message = await waitForStartError(
    spawnServer({
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
  const [first, ...list] = message.split("\n");
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
  expect(message).not.toContain("hidden-word");
  expect(() => statSync(data)).toThrow();
});

test("with a hosted project no module of the embedded backend is loaded", async ({
  spawnServer,
  folder,
  origin,
}) => {
  const coverageFolder = join(folder, "loaded");
  const server = spawnServer({
    PORT: new URL(origin(0)).port,
    SUPABASE_URL: "http://127.0.0.1:9",
    SUPABASE_ANON_KEY: "sb_publishable_x",
    // When the process exits it writes a list of the loaded scripts.
    NODE_V8_COVERAGE: coverageFolder,
  });
  await waitUntilListening(server);
  server.process.kill("SIGTERM");
  await server.exited;
  const loaded = readdirSync(coverageFolder).flatMap((name): string[] =>
    JSON.parse(readFileSync(join(coverageFolder, name), "utf8")).result.map(
      ({ url }: { url: string }) => url,
    ),
  );
  expect(loaded.filter((url) => url.endsWith("/server/bootstrap/backend.ts"))).toHaveLength(1);
  const embedded =
    /\/packages\/local-supabase\/(?!errors\/|inbox\/|limits\/)|\/(jose|nodemailer|bcrypt)\//;
  expect(loaded.filter((url) => embedded.test(url))).toEqual([]);
});

test("the server listens at HOST and PORT, and prints its URL", async ({ startServer, origin }) => {
  const server = await startServer(0, { HOST: "::1" });
  const { port } = new URL(origin(0));
  expect(server.output()).toContain(
    `http://[::1]:${port}/ (Arabic: http://[::1]:${port}/?lang=ar)`,
  );
  const response = await fetch(`http://[::1]:${port}/`);
  expect(await response.text()).toContain(`rel="canonical" href="http://[::1]:${port}/"`);
  await expect(sendRequest(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow("ECONNREFUSED");
});

test("only the server's user can read the data directory", async ({ startServer }) => {
  const server = await startServer(0);
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(modeOf(server.dataDirectory)).toBe("700");
  const files = readdirSync(server.dataDirectory, { recursive: true, encoding: "utf8" });
  expect(files).toEqual(
    expect.arrayContaining(["app.db", "app.db-wal", "inbox-key", "secrets.json"]),
  );
  for (const name of files) {
    const path = join(server.dataDirectory, name);
    expect([name, modeOf(path)]).toEqual([name, statSync(path).isDirectory() ? "700" : "600"]);
  }
});

test("the inbox opens with the URL that the start prints", async ({ startServer }) => {
  const server = await startServer(0);
  const [printed = ""] = /http\S+\/dev\/mail\S+/.exec(server.output()) ?? [];
  const opened = await sendRequest(printed);
  expect([opened.status, bodyText(opened)]).toEqual([200, expect.stringContaining("Inbox")]);
});

/** Waits until a process has failed to start, and returns its error message. */
async function waitForStartError(server: ServerProcess): Promise<string> {
  const code = await server.exited;
  expect(code).toBe(1);
  const message = server.errors().trim();
  expect(message).not.toMatch(/\n\s+at |Error:|node:internal|undefined|\[object/);
  expect(server.output()).not.toContain("The site is at");
  return message;
}

/** Expects one sentence on one line that contains all parts. */
function expectOneSentence(message: string, ...parts: string[]): void {
  expect(message).toMatch(/^[A-Z][^\n]+\.$/);
  for (const part of parts) expect(message).toContain(part);
}
