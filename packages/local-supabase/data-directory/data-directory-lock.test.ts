import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartError } from "../errors/start-error.ts";
import { lockDataDirectory, lockFile } from "./data-directory-lock.ts";

const folder = () => mkdtempSync(join(tmpdir(), "locked-"));

/** Another process that locks the directory until it is killed. */
async function startLockingProcess(dataDirectory: string) {
  const module = new URL("data-directory-lock.ts", import.meta.url).href;
  const code = `
    const { lockDataDirectory } = await import(${JSON.stringify(module)});
    lockDataDirectory(${JSON.stringify(dataDirectory)});
    console.log("has it");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

test("a directory locked by another process is rejected until that process is killed", async () => {
  const dataDirectory = folder();
  const other = await startLockingProcess(dataDirectory);
  expect(() => lockDataDirectory(dataDirectory)).toThrow(StartError);
  expect(() => lockDataDirectory(dataDirectory)).toThrow(
    `The data directory ${dataDirectory} is in use by another process of the site: stop that one first`,
  );
  other.kill("SIGKILL");
  await once(other, "close");
  lockDataDirectory(dataDirectory).release();
});

test("a directory is locked once within a process, and can be released", () => {
  const dataDirectory = folder();
  const lock = lockDataDirectory(dataDirectory);
  expect(readdirSync(dataDirectory)).toEqual([lockFile]);
  for (const again of [1, 2])
    expect(() => lockDataDirectory(dataDirectory), `${again}`).toThrow(StartError);
  lock.release();
  lock.release();
  lockDataDirectory(dataDirectory).release();
  const { mode, size } = statSync(join(dataDirectory, lockFile));
  expect([mode & 0o777, size]).toEqual([0o600, 0]);
});
