import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeFileAtomically } from "../data-directory/atomic-write.ts";
import { prepareDataDirectory } from "../data-directory/data-directory.ts";
import { lockDataDirectory, lockFile } from "../data-directory/data-directory-lock.ts";
import { databaseFile, queuedMailsFolder } from "../data-directory/file-names.ts";
import { getSecrets, secretsFile } from "../data-directory/secrets.ts";
import { StartError } from "../errors/start-error.ts";
import { type BackupReport, verifyBackup } from "./backup.ts";
import { type BackupContent, readBackupFile } from "./backup-file.ts";

/** Files that an empty data directory may contain: the lock, and a folder that some file systems have at their root. */
const ignoredFiles = [lockFile, "lost+found"];

/** The only names that a backup may write. */
const allowedNames = new RegExp(
  `^(${secretsFile}|${databaseFile}|${queuedMailsFolder}/[\\w-]+\\.json)$`,
);

/**
 * Verifies a backup and restores it into a data directory that is missing or empty. The database is written last: after
 * an interrupted restore there are secrets without a database, and the site does not start. Throws a StartError for
 * errors that the operator can correct.
 */
export function restoreBackup(source: string, dataDirectory: string): BackupReport {
  const content = readBackupFile(source);
  const unknownFile = content.files.find(({ name }) => !allowedNames.test(name));
  if (unknownFile) {
    const name = JSON.stringify(unknownFile.name);
    throw new StartError(`The backup ${source} contains an unexpected file: ${name}.`);
  }
  prepareDataDirectory(dataDirectory);
  const lock = lockDataDirectory(dataDirectory);
  try {
    if (readdirSync(dataDirectory).some((name) => !ignoredFiles.includes(name))) {
      throw new StartError(
        `The data directory ${dataDirectory} is not empty: move it away, or choose another one with DATA_DIR.`,
      );
    }
    const report = verifyInTemporaryFolder(dataDirectory, content);
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

/** Verifies the database and the secrets before any file gets its final name. */
function verifyInTemporaryFolder(dataDirectory: string, content: BackupContent): BackupReport {
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
