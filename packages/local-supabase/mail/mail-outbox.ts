import { randomUUID } from "node:crypto";
import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { prepareDataDirectory } from "../data-directory/data-directory.ts";
import { queuedMailsFolder } from "../data-directory/file-names.ts";
import { syncFolder } from "../data-directory/sync-folder.ts";
import type { MailMessage } from "./mail-message.ts";

/** A mail that has not been sent yet. */
export interface QueuedMail {
  /** The name of its file. */
  readonly id: string;
  readonly message: MailMessage;
  /** Time at which it was written, in milliseconds since the epoch. */
  readonly at: number;
}

/** Stores mails on disk until they are sent. */
export interface MailOutbox {
  /** Resolves when the mail is on disk. */
  store(message: MailMessage): Promise<QueuedMail>;
  remove(mail: QueuedMail): Promise<void>;
  /** The mails of an earlier process, oldest first. */
  list(): Promise<QueuedMail[]>;
}

/**
 * Stores each mail as a file in `mail/waiting/` of the data directory (mode 0600, because its link opens an account).
 */
export function createMailOutbox(dataDirectory: string): MailOutbox {
  const folder = join(dataDirectory, queuedMailsFolder);
  prepareDataDirectory(folder);
  const fileOf = (id: string) => join(folder, `${id}.json`);
  let newest = 0;
  return {
    async store(message) {
      // Mails of the same millisecond get different times, because the file names define the order.
      const at = Math.max(Date.now(), newest + 1);
      newest = at;
      const id = `${at}-${randomUUID()}`;
      const draft = join(folder, `${id}.draft`);
      const file = await open(draft, "wx", 0o600);
      try {
        await file.writeFile(JSON.stringify({ at, message }));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, fileOf(id));
      syncFolder(folder);
      return { id, message, at };
    },
    async remove({ id }) {
      await rm(fileOf(id), { force: true });
    },
    async list() {
      const names = (await readdir(folder)).sort();
      const drafts = names.filter((name) => name.endsWith(".draft"));
      await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })));
      const ids = names.flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
      return Promise.all(
        ids.map(async (id) => ({ ...JSON.parse(await readFile(fileOf(id), "utf8")), id })),
      );
    },
  };
}
