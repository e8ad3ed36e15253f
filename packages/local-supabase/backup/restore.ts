import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeFileAtomically } from "../data-directory/atomic-write.ts";
import { prepareDataDirectory } from "../data-directory/data-directory.ts";
import { lockDataDirectory, lockFile } from "../data-directory/data-directory-lock.ts";
import { getSecrets, secretsFile } from "../data-directory/secrets.ts";
import { StartError } from "../errors/start-error.ts";
import { type BackupReport, databaseFile, queuedMailsFolder, verifyBackup } from "./backup.ts";
import { readBackupFile } from "./backup-file.ts";

/** What an empty folder may hold: our lock, and what some disks have at their root. */
const ignoredFiles = [lockFile, "lost+found"];

/** The names that a backup may have written; nothing else leaves it. */
const allowedNames = new RegExp(
  `^(${secretsFile}|${databaseFile}|${queuedMailsFolder}/[\\w-]+\\.json)$`,
);

/**
 * Puts a backup into a data folder that is missing or empty, after it has been looked whether it is
 * whole. The database comes last, so a restore that is ended half way leaves keys without one, and
 * the site does not start on it. Throws a StartError for what the operator can put right.
 */
export function restoreBackup(source: string, dataDirectory: string): BackupReport {
  const content = readBackupFile(source);
  const strange = content.files.find(({ name }) => !allowedNames.test(name));
  if (strange) throw new StartError(`The backup ${source} has a file of another kind in it.`);
  prepareDataDirectory(dataDirectory);
  const lock = lockDataDirectory(dataDirectory);
  try {
    if (readdirSync(dataDirectory).some((name) => !ignoredFiles.includes(name))) {
      throw new StartError(
        `The data folder ${dataDirectory} is not empty: move it away, or choose another one with DATA_DIR.`,
      );
    }
    const report = checkIn(dataDirectory, content);
    const inOrder = content.files.toSorted((a, b) => rank(a.name) - rank(b.name));
    for (const { name, content: bytes } of inOrder) {
      const path = join(dataDirectory, ...name.split("/"));
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileAtomically(path, bytes);
    }
    return report;
  } finally {
    lock.release();
  }
}

/** Counts the rows of the copy, and reads the keys, before anything has the name that the site would find. */
function checkIn(dataDirectory: string, content: ReturnType<typeof readBackupFile>): BackupReport {
  const folder = mkdtempSync(join(dataDirectory, ".restore-"));
  try {
    const keys = content.files.find(({ name }) => name === secretsFile);
    if (keys) writeFileAtomically(join(folder, secretsFile), keys.content);
    getSecrets(folder);
    return verifyBackup(content, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rank(name: string): number {
  return name === databaseFile ? 1 : 0;
}
