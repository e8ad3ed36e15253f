import { accessSync, constants, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { errorCode } from "../errors/error-code.ts";
import { StartError } from "../errors/start-error.ts";
import { syncFolder } from "./sync-folder.ts";

const reasons: Record<string, string> = {
  ENOTDIR: "a part of its path is a file, not a folder",
  EEXIST: "it is a file, not a folder",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it is on a read-only disk",
  ENOSPC: "the disk is full",
};

/**
 * Creates the data directory (mode 0700) if it is missing, and checks that it is writable. Throws a StartError
 * otherwise.
 */
export function prepareDataDirectory(dataDirectory: string): void {
  try {
    const created = mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    for (let folder = dataDirectory; created && folder.startsWith(created); ) {
      folder = dirname(folder);
      syncFolder(folder);
    }
    accessSync(dataDirectory, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = errorCode(error) ?? "unknown error";
    throw new StartError(
      `The data directory ${dataDirectory} cannot be used because ${reasons[code] ?? `of ${code}`}: ` +
        "make it writable or choose another folder with DATA_DIR.",
      { cause: error },
    );
  }
}
