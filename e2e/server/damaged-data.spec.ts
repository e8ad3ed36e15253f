import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/servers/server-process.ts";
import { expectOneSentence, waitForStartError } from "../support/servers/start-error.ts";

// Each test starts several processes, one after the other.
test.describe.configure({ timeout: 120_000 });

test("a damaged database stops the start and is left as it is", async ({
  spawnServer,
  startServer,
  folder,
  origin,
}) => {
  const { port } = new URL(origin(0));
  const intact = await startServer(0);
  intact.process.kill("SIGTERM");
  await intact.exited;
  const database = readFileSync(join(intact.dataDirectory, "app.db"));
  const corrupted = Buffer.from(database);
  for (let at = 3_000; at < corrupted.length; at += 97) corrupted[at] = (corrupted[at] ?? 0) ^ 0xff;
  const damages: [string, Buffer][] = [
    ["noise", Buffer.alloc(20_000, "this is no database. ")],
    ["cut off", database.subarray(0, 5_000)],
    ["torn", corrupted],
  ];
  for (const [name, bytes] of damages) {
    const damaged = join(folder, name);
    cpSync(intact.dataDirectory, damaged, { recursive: true });
    writeFileSync(join(damaged, "app.db"), bytes);
    expectOneSentence(
      await waitForStartError(spawnServer({ PORT: port, DATA_DIR: damaged })),
      join(damaged, "app.db"),
      "backup",
    );
    expect(readFileSync(join(damaged, "app.db")).equals(bytes)).toBe(true);
  }
  const asFolder = join(folder, "as-folder");
  mkdirSync(join(asFolder, "app.db"), { recursive: true });
  expectOneSentence(
    await waitForStartError(spawnServer({ PORT: port, DATA_DIR: asFolder })),
    join(asFolder, "app.db"),
  );
});

test("keys that cannot be read stop the start, are kept, and are never shown", async ({
  spawnServer,
  startServer,
  folder,
  origin,
}) => {
  const { port } = new URL(origin(0));
  const intact = await startServer(0);
  intact.process.kill("SIGTERM");
  await intact.exited;
  const secrets = readFileSync(join(intact.dataDirectory, "secrets.json"), "utf8");
  const { secret } = JSON.parse(secrets);
  for (const text of [
    "",
    "{}",
    "null",
    secrets.slice(0, -20),
    `{"jwt":"short","secret":"${secret}"}`,
  ]) {
    const data = join(folder, "unreadable");
    cpSync(intact.dataDirectory, data, { recursive: true });
    writeFileSync(join(data, "secrets.json"), text);
    const message = await waitForStartError(spawnServer({ PORT: port, DATA_DIR: data }));
    expectOneSentence(message, join(data, "secrets.json"), "backup");
    expect(message).not.toContain(secret);
    expect(readFileSync(join(data, "secrets.json"), "utf8")).toBe(text);
  }
  const dangling = join(folder, "dangling");
  mkdirSync(dangling);
  symlinkSync(join(folder, "nowhere", "x"), join(dangling, "secrets.json"));
  expectOneSentence(
    await waitForStartError(spawnServer({ PORT: port, DATA_DIR: dangling })),
    join(dangling, "secrets.json"),
  );
});
