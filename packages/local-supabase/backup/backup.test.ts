import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createAccount, createDataDir, startTestBackend } from "../backend-fixture.ts";
import { StartError } from "../errors/start-error.ts";
import { createBackup } from "./backup.ts";
import { readBackupFile, writeBackupFile } from "./backup-file.ts";
import { restoreBackup } from "./restore.ts";

test("a backup of a running site restores accounts, secrets, articles and mails", async () => {
  const first = await startTestBackend();
  await createAccount(first, "noor@clinic.example", "abc472");
  const { refresh_token } = (await first.signIn("noor@clinic.example", "abc472")).json;
  const message = { to: "salim@clinic.example", subject: "", text: "", html: "", link: "" };
  const waiting = join(first.dataDirectory, "mail", "waiting", "1-a.json");
  writeFileSync(waiting, JSON.stringify({ at: Date.now(), message }));

  const file = join(createDataDir(), "clinic.backup");
  const made = await createBackup(first.dataDirectory, file);
  expect(made).toMatchObject({ accounts: 1, articles: 3, queuedMails: 1 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(first.dataDirectory, "last-backup"), "utf8")).toBe(`${made.madeAt}\n`);
  expect((await first.signUp("later@clinic.example", "abc472")).status).toBe(200);
  await first.close();

  const dataDirectory = join(createDataDir(), "restored");
  expect(restoreBackup(file, dataDirectory)).toEqual(made);
  expect(statSync(join(dataDirectory, "app.db")).mode & 0o777).toBe(0o600);
  const second = await startTestBackend({ dataDirectory });
  expect(second.anonKey).toBe(first.anonKey);
  expect((await second.signIn("noor@clinic.example", "abc472")).status).toBe(200);
  const refreshed = await second.call("/auth/v1/token?grant_type=refresh_token", {
    body: { refresh_token },
  });
  expect(refreshed.status).toBe(200);
  expect((await second.signIn("later@clinic.example", "abc472")).status).toBe(400);
  expect(await second.mailsTo("salim@clinic.example", 1)).toHaveLength(1);
  await second.close();
});

test("a backup is restored only into an empty data directory without a running site", async () => {
  const backend = await startTestBackend();
  const file = join(createDataDir(), "clinic.backup");
  await createBackup(backend.dataDirectory, file);
  expect(() => restoreBackup(file, backend.dataDirectory)).toThrow(/in use by another process/);
  await backend.close();
  expect(() => restoreBackup(file, backend.dataDirectory)).toThrow(/is not empty/);
});

test("a damaged backup is rejected with one sentence, and the data directory stays empty", async () => {
  const backend = await startTestBackend();
  const folder = createDataDir();
  const file = join(folder, "clinic.backup");
  await createBackup(backend.dataDirectory, file);
  await backend.close();
  const { files, madeAt } = readBackupFile(file);

  const bytes = readFileSync(file);
  const torn = join(folder, "torn");
  writeFileSync(torn, Buffer.from(bytes).fill(0x7f, bytes.length - 9000, bytes.length - 5000));
  const short = join(folder, "short");
  writeFileSync(short, bytes.subarray(0, bytes.length / 2));
  const other = join(folder, "other");
  new DatabaseSync(other).exec("create table t (x)");
  const without = (name: string) => {
    const path = join(folder, `without-${name}`);
    writeBackupFile(path, { madeAt, files: files.filter((entry) => entry.name !== name) });
    return path;
  };
  const outside = join(folder, "outside");
  const stray = { name: "../escaped.json", content: Buffer.from("{}") };
  writeBackupFile(outside, { madeAt, files: [...files, stray] });

  const dataDirectory = createDataDir();
  const refused = [torn, short, other, outside, without("app.db"), without("secrets.json")];
  for (const path of [...refused, join(folder, "nowhere")]) {
    expect(() => restoreBackup(path, dataDirectory), path).toThrow(StartError);
  }
  expect(() => restoreBackup(outside, dataDirectory)).toThrow(
    'unexpected file: "../escaped.json".',
  );
  restoreBackup(file, dataDirectory);
});

test("a backup without files is rejected with the cause", () => {
  const file = join(createDataDir(), "empty.backup");
  writeBackupFile(file, { madeAt: "2026-11-25T06:00:00.000Z", files: [] });
  expect(() => readBackupFile(file)).toThrow(
    expect.objectContaining({ cause: new Error("the backup has no date or no files") }),
  );
});

test("a failed backup leaves the older file unchanged", async () => {
  const dataDirectory = createDataDir();
  const file = join(createDataDir(), "clinic.backup");
  writeFileSync(file, "the older one");
  await expect(createBackup(dataDirectory, file)).rejects.toThrow(StartError);
  mkdirSync(join(dataDirectory, "mail"));
  await expect(createBackup(dataDirectory, join(dataDirectory, "nowhere", "x"))).rejects.toThrow(
    StartError,
  );
  expect(readFileSync(file, "utf8")).toBe("the older one");
});
