import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { StartError } from "../errors/start-error.ts";
import { renderMail } from "./mail-message.ts";
import {
  createStoppedMailServer,
  portOf,
  readMime,
  startMailServer,
} from "./mail-server-fixture.ts";
import { createFileTransport, createSmtpTransport } from "./mail-transports.ts";

const message = renderMail({
  name: "signup",
  language: "ar",
  to: "noor@clinic.example",
  link: "https://clinic.example/?a=1",
});

test("the file transport writes one line of JSON per mail, with mode 0600", async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "mail-"));
  const transport = createFileTransport(dataDirectory);
  await transport.send(message);
  await transport.send({ ...message, to: "salim@clinic.example" });
  const file = join(dataDirectory, "mail", "mail.jsonl");
  const lines = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([
    { at: expect.stringMatching(/^\d{4}-.*Z$/), ...message },
    { at: expect.any(String), ...message, to: "salim@clinic.example" },
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDirectory, "mail")).mode & 0o777).toBe(0o700);
});

test("a mail reaches the mail server with its sender, recipient and Arabic text", async () => {
  const server = await startMailServer();
  const transport = createSmtpTransport({ url: server.url, from: "clinic@clinic.example" });
  await transport.send(message);
  transport.close();
  await server.close();
  const received = server.received.join("");
  expect(received).toContain("MAIL FROM:<clinic@clinic.example>");
  expect(received).toContain("RCPT TO:<noor@clinic.example>");
  const [mail = ""] = server.mails;
  // Seven-bit text: every mail server transports it, and every mail client decodes it.
  expect(mail).not.toMatch(/[^\x20-\x7e\r\n]/);
  expect(Math.max(...mail.split("\r\n").map((line) => line.length))).toBeLessThan(998);
  const { headers, subject, bodies } = readMime(mail);
  expect(subject).toBe(message.subject);
  expect(headers["content-type"]).toMatch(/^multipart\/alternative;/);
  expect(Object.keys(bodies)).toEqual(["text/plain", "text/html"]);
  expect(bodies["text/plain"]?.trim()).toBe(message.text.trim());
  expect(bodies["text/html"]?.trim()).toBe(message.html.trim());
});

test("a mail server that does not run is an error with a code", async () => {
  const { url } = await createStoppedMailServer();
  const transport = createSmtpTransport({ url, from: "clinic@clinic.example" });
  await expect(transport.send(message)).rejects.toMatchObject({ code: "ESOCKET" });
});

test("a silent mail server times out after the time in its URL", async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `smtp://127.0.0.1:${portOf(server)}?greetingTimeout=50`;
  const transport = createSmtpTransport({ url, from: "clinic@clinic.example" });
  await expect(transport.send(message)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  server.close();
});

test.each(["", "mail.clinic.example", "https://mail.clinic.example"])(
  "%j is not the URL of a mail server",
  (url) => {
    expect(() => createSmtpTransport({ url, from: "x" })).toThrow(StartError);
  },
);
