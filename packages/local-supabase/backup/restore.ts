import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeWholeFile } from "../data-directory/atomic-write.ts";
import { prepareDataFolder } from "../data-directory/data-folder.ts";
import { LOCK_FILE, lockDataFolder } from "../data-directory/data-folder-lock.ts";
import { loadSecrets, SECRETS_FILE } from "../data-directory/secrets.ts";
import { StartError } from "../errors/start-error.ts";
import { type BackupReport, checkFiles, DATABASE_FILE, WAITING } from "./backup.ts";
import { readBackupFile } from "./backup-file.ts";

/** What an empty folder may hold: our lock, and what some disks have at their root. */
const NOTHING = [LOCK_FILE, "lost+found"];

/** The names that a backup may have written; nothing else leaves it. */
const KNOWN = new RegExp(`^(${SECRETS_FILE}|${DATABASE_FILE}|${WAITING}/[\\w-]+\\.json)$`);

/**
 * Puts a backup into a data folder that is missing or empty, after it has been looked whether it is
 * whole. The database comes last, so a restore that is ended half way leaves keys without one, and
 * the site does not start on it. Throws a StartError for what the operator can put right.
 */
export function restoreBackup(source: string, dataDir: string): BackupReport {
  const content = readBackupFile(source);
  const strange = content.files.find(({ name }) => !KNOWN.test(name));
  if (strange) throw new StartError(`The backup ${source} has a file of another kind in it.`);
  prepareDataFolder(dataDir);
  const lock = lockDataFolder(dataDir);
  try {
    if (readdirSync(dataDir).some((name) => !NOTHING.includes(name))) {
      throw new StartError(
        `The data folder ${dataDir} is not empty: move it away, or choose another one with DATA_DIR.`,
      );
    }
    const report = checkIn(dataDir, content);
    const inOrder = content.files.toSorted((a, b) => rank(a.name) - rank(b.name));
    for (const { name, content: bytes } of inOrder) {
      const path = join(dataDir, ...name.split("/"));
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeWholeFile(path, bytes);
    }
    return report;
  } finally {
    lock.release();
  }
}

/** Counts the rows of the copy, and reads the keys, before anything has the name that the site would find. */
function checkIn(dataDir: string, content: ReturnType<typeof readBackupFile>): BackupReport {
  const folder = mkdtempSync(join(dataDir, ".restore-"));
  try {
    const keys = content.files.find(({ name }) => name === SECRETS_FILE);
    if (keys) writeWholeFile(join(folder, SECRETS_FILE), keys.content);
    loadSecrets(folder);
    return checkFiles(content, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rank(name: string): number {
  return name === DATABASE_FILE ? 1 : 0;
}
