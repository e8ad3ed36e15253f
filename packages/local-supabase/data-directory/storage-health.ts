import { statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { errorCode } from "../errors/error-code.ts";
import type { Log } from "../log.ts";
import { lockFile } from "./data-directory-lock.ts";

/** Less room than this on the disk, in bytes, counts as full: a sign-up and its mail need a tenth of it. */
const minFreeBytes = 1_048_576;

/** A tried write is believed for so many milliseconds: /readyz is open to everybody and a write waits for the disk. */
const writeCheckTtl = 1000;

/** What has to be there, and be the same as at the start, for a write to be found by the next process. */
const watchedFiles = [lockFile, "app.db", "app.db-wal", join("mail", "waiting")];

/** Watches over what is promised to be on disk. */
export interface StorageHealth {
  /**
   * Whether a write now would be kept: the files of the data folder are those that were opened, and
   * their disk has room. Some system calls and no write: cheap enough for every call.
   */
  isSound(): boolean;
  /** As `isSound`, and a small write has reached the disk within the last second. */
  canWrite(): boolean;
}

/** Guards an open database of a data folder; what is wrong is logged once, and once when it is right again. */
export function createStorageHealth(
  dataDirectory: string,
  database: DatabaseSync,
  log: Log,
): StorageHealth {
  const opened = watchedFiles.map((name) => identityOf(join(dataDirectory, name)));
  let known: string | null = null;
  let tried = { at: Number.NEGATIVE_INFINITY, fault: null as string | null };

  const tell = (fault: string | null) => {
    if (fault !== known) {
      const level = fault ? "error" : "info";
      log("data folder", { level, state: fault ?? "sound again" });
    }
    known = fault;
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
    if (now - tried.at > writeCheckTtl) tried = { at: now, fault: writeFault(database) };
    return tried.fault;
  };
  return {
    isSound: () => tell(findFault()),
    canWrite: () => tell(findFault() ?? tryWrite()),
  };
}

/** Whether the disk of a folder has room for what a few visitors write. */
export function hasDiskSpace(folder: string): boolean {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    // Some file systems know no size: then only a write can tell.
    return blocks === 0 || bavail * bsize >= minFreeBytes;
  } catch {
    return false;
  }
}

/** Device and number of a file; null when there is none. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path);
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}

/** Writes a number of the database's header as it is; null when that went well. */
function writeFault(database: DatabaseSync): string | null {
  try {
    const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
    database.exec(`PRAGMA user_version = ${version}`);
    return null;
  } catch (error) {
    return `no write: ${errorCode(error) ?? "unknown"}`;
  }
}
