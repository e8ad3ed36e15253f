import { statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { errorCode } from "../errors/error-code.ts";
import type { Log } from "../log.ts";
import { lockFile } from "./data-directory-lock.ts";
import { databaseFile, queuedMailsFolder } from "./file-names.ts";

/** Minimum free space in bytes. A sign-up with its mail needs a tenth of it. */
const minFreeBytes = 1_048_576;

/** Milliseconds for which the result of a test write is cached. `/readyz` is public, and a write waits for the disk. */
const writeCheckTtl = 1000;

/** The next process finds a write only if these files still exist and are the same as at the start. */
const watchedFiles = [lockFile, databaseFile, `${databaseFile}-wal`, queuedMailsFolder];

/** Checks whether writes to the data directory are durable. */
export interface StorageHealth {
  /**
   * Whether the files of the data directory are still the opened ones and the disk has free space. Uses a few system
   * calls and no write, so it is cheap enough for every request.
   */
  isHealthy(): boolean;
  /** Like `isHealthy`, and a test write has succeeded within the last second. */
  canWrite(): boolean;
}

/** Watches the open database of a data directory. Logs each change of its health once. */
export function createStorageHealth(
  dataDirectory: string,
  database: DatabaseSync,
  log: Log,
): StorageHealth {
  const opened = watchedFiles.map((name) => identityOf(join(dataDirectory, name)));
  let lastFault: string | null = null;
  let lastWrite = { at: Number.NEGATIVE_INFINITY, fault: null as string | null };

  const report = (fault: string | null) => {
    if (fault !== lastFault) {
      const level = fault ? "error" : "info";
      log("storage health", { level, state: fault ?? "recovered" });
    }
    lastFault = fault;
    return fault === null;
  };
  const findFault = () => {
    const changed = watchedFiles.some(
      (name, n) => identityOf(join(dataDirectory, name)) !== opened[n],
    );
    if (changed) return "gone or replaced; put it back and restart";
    return hasDiskSpace(dataDirectory) ? null : "disk full";
  };
  const tryWrite = () => {
    const now = performance.now();
    if (now - lastWrite.at > writeCheckTtl) lastWrite = { at: now, fault: writeFault(database) };
    return lastWrite.fault;
  };
  return {
    isHealthy: () => report(findFault()),
    canWrite: () => report(findFault() ?? tryWrite()),
  };
}

/** Whether the disk of a folder has at least the minimum free space. */
export function hasDiskSpace(folder: string): boolean {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    // Some file systems report no size. Then only a write shows whether there is space.
    return blocks === 0 || bavail * bsize >= minFreeBytes;
  } catch {
    return false;
  }
}

/** Device and inode of a file; null when it does not exist. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path);
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}

/** Writes a value of the database header unchanged; null when the write succeeds. */
function writeFault(database: DatabaseSync): string | null {
  try {
    const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
    database.exec(`PRAGMA user_version = ${version}`);
    return null;
  } catch (error) {
    return `no write: ${errorCode(error) ?? "unknown"}`;
  }
}
