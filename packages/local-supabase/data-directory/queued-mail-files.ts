import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../errors/error-code.ts";
import { queuedMailsFolder } from "./file-names.ts";

/** A file with a queued mail. */
interface QueuedMailFile {
  readonly name: string;
  readonly path: string;
  readonly content: Buffer;
}

/**
 * Lists the files of the queued mails. The site may send a mail, and delete its file, while this function reads the
 * folder: such a mail is left out.
 */
export function listQueuedMailFiles(dataDirectory: string): QueuedMailFile[] {
  const folder = join(dataDirectory, queuedMailsFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => {
      const path = join(folder, name);
      try {
        return [{ name, path, content: readFileSync(path) }];
      } catch (error) {
        if (errorCode(error) === "ENOENT") return [];
        throw error;
      }
    });
}
