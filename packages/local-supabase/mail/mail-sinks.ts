import { appendFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createTransport } from "nodemailer";
import { prepareDataDirectory } from "../data-directory/data-directory.ts";
import { StartError } from "../errors/start-error.ts";
import { createKeyedMutex } from "../limits/keyed-mutex.ts";
import { deleteStoredMails, type StoredMail } from "./mail-files.ts";
import type { MailMessage } from "./mail-message.ts";

/** Where mails go. Rejects when this one did not arrive; the queue then tries again. */
export interface MailSink {
  send(message: MailMessage): Promise<void>;
  /** Drops what it keeps of the mails that `gone` names; a mail server keeps none for us. */
  drop(gone: (mail: StoredMail) => boolean): Promise<void>;
  close(): void;
}

/** Where the file sink keeps its mails. */
export function mailFile(dataDirectory: string): string {
  return join(dataDirectory, "mail", "mail.jsonl");
}

/**
 * Keeps every mail as one line of JSON in `mail/mail.jsonl` of the data folder (0600: the links in
 * it open accounts). `at` is when it was written, as ISO 8601.
 */
export function createFileSink(dataDirectory: string): MailSink {
  const file = mailFile(dataDirectory);
  prepareDataDirectory(dirname(file));
  // One after the other: what is added while mails are dropped must not be lost.
  const inTurn = createKeyedMutex();
  return {
    send(message) {
      const line = `${JSON.stringify({ at: new Date().toISOString(), ...message })}\n`;
      return inTurn(file, () => appendFile(file, line, { mode: 0o600 }));
    },
    drop: (gone) => inTurn(file, () => deleteStoredMails(file, gone)),
    close() {},
  };
}

/** How to reach the mail server. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; options of nodemailer as its query. */
  readonly url: string;
  /** The sender, as `name <address>` or an address alone. */
  readonly from: string;
}

/** Sends through a mail server. Throws a StartError when the address cannot be one. */
export function createSmtpSink({ url, from }: SmtpSettings): MailSink {
  const server = URL.parse(url);
  if (server?.protocol !== "smtp:" && server?.protocol !== "smtps:") {
    throw new StartError(
      "SMTP_URL is not the address of a mail server: write it like smtp://user:password@host:587.",
    );
  }
  // nodemailer takes options with an address only from its query. Milliseconds: a server that is
  // silent for longer than this is tried again later.
  for (const [option, value] of [
    ["connectionTimeout", "5000"],
    ["greetingTimeout", "5000"],
    ["socketTimeout", "10000"],
  ] as const) {
    if (!server.searchParams.has(option)) server.searchParams.set(option, value);
  }
  const transport = createTransport(server.href);
  return {
    async drop() {},
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to, subject, text, html });
    },
    close() {
      transport.close();
    },
  };
}
