import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartError } from "../errors/start-error.ts";
import { LOCK_FILE, lockDataFolder } from "./data-folder-lock.ts";

const folder = () => mkdtempSync(join(tmpdir(), "locked-"));

/** Another process that has the folder, until it is killed. */
async function startHolder(dataDir: string) {
  const module = new URL("data-folder-lock.ts", import.meta.url).href;
  const code = `
    const { lockDataFolder } = await import(${JSON.stringify(module)});
    lockDataFolder(${JSON.stringify(dataDir)});
    console.log("has it");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

test("a folder that another process has is refused in a sentence, and free once that one is killed", async () => {
  const dataDir = folder();
  const holder = await startHolder(dataDir);
  expect(() => lockDataFolder(dataDir)).toThrow(StartError);
  expect(() => lockDataFolder(dataDir)).toThrow(
    `The data folder ${dataDir} is in use by another process of the site: stop that one first`,
  );
  holder.kill("SIGKILL");
  await once(holder, "close");
  lockDataFolder(dataDir).release();
});

test("a folder is not taken twice in one process either, and can be given back", () => {
  const dataDir = folder();
  const lock = lockDataFolder(dataDir);
  expect(readdirSync(dataDir)).toEqual([LOCK_FILE]);
  for (const again of [1, 2]) expect(() => lockDataFolder(dataDir), `${again}`).toThrow(StartError);
  lock.release();
  lock.release();
  lockDataFolder(dataDir).release();
  const { mode, size } = statSync(join(dataDir, LOCK_FILE));
  expect([mode & 0o777, size]).toEqual([0o600, 0]);
});
