import { appendFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createTransport } from "nodemailer";
import { prepareDataDirectory } from "../data-directory/data-directory.ts";
import { syncFolder } from "../data-directory/sync-folder.ts";
import { StartError } from "../errors/start-error.ts";
import { createSemaphore } from "../limits/semaphore.ts";
import { deleteStoredMails, type StoredMail } from "./mail-files.ts";
import type { MailMessage } from "./mail-message.ts";

/** A transport for mails. `send` rejects when the mail was not accepted; the queue then retries it. */
export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  /** Deletes the stored mails that match. A mail server stores none. */
  deleteMails(matches: (mail: StoredMail) => boolean): Promise<void>;
  close(): void;
}

/** The file of the stored mails in a data directory. */
export function storedMailsFile(dataDirectory: string): string {
  return join(dataDirectory, "mail", "mail.jsonl");
}

/**
 * Stores each mail as a line of JSON in `mail/mail.jsonl` of the data directory (mode 0600, because its link opens an
 * account). `at` is the time at which it was written, as ISO 8601.
 */
export function createFileTransport(dataDirectory: string): MailTransport {
  const file = storedMailsFile(dataDirectory);
  prepareDataDirectory(dirname(file));
  // One task at a time, so that a mail that is added during a deletion is not lost.
  const inTurn = createSemaphore(1);
  return {
    send(message) {
      const line = `${JSON.stringify({ at: new Date().toISOString(), ...message })}\n`;
      return inTurn(async () => {
        await appendFile(file, line, { mode: 0o600, flush: true });
        syncFolder(dirname(file));
      });
    },
    deleteMails: (matches) => inTurn(() => deleteStoredMails(file, matches)),
    close() {},
  };
}

/** The settings of the mail server. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`, with nodemailer's options as query parameters. */
  readonly url: string;
  /** The sender, as `name <address>` or an address alone. */
  readonly from: string;
}

/** Sends mails through a mail server. Throws a StartError for an invalid URL. */
export function createSmtpTransport({ url, from }: SmtpSettings): MailTransport {
  const server = URL.parse(url);
  if (server?.protocol !== "smtp:" && server?.protocol !== "smtps:") {
    throw new StartError(
      "SMTP_URL is not the address of a mail server: write it like smtp://user:password@host:587.",
    );
  }
  // nodemailer reads options from the query of a URL only. Timeouts in milliseconds; the queue retries the mail later.
  for (const [option, value] of [
    ["connectionTimeout", "5000"],
    ["greetingTimeout", "5000"],
    ["socketTimeout", "10000"],
  ] as const) {
    if (!server.searchParams.has(option)) server.searchParams.set(option, value);
  }
  const transport = createTransport(server.href);
  return {
    async deleteMails() {},
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to, subject, text, html });
    },
    close() {
      transport.close();
    },
  };
}
