import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeMail } from "./mail-message.ts";
import { createFileSink, createSmtpSink } from "./mail-sinks.ts";
import { StartError } from "./start-error.ts";

const MAIL = writeMail({
  name: "signup",
  language: "ar",
  to: "noor@clinic.example",
  link: "https://clinic.example/?a=1",
});

/** A mail server on this machine that says yes to everything and keeps what it is told. */
async function startMailServer() {
  const told: string[] = [];
  const server = createServer((socket) => {
    let inMessage = false;
    socket.write("220 hello\r\n");
    socket.on("data", (data) => {
      const text = data.toString();
      told.push(text);
      if (inMessage) {
        inMessage = !text.endsWith("\r\n.\r\n");
        if (!inMessage) socket.write("250 kept\r\n");
      } else if (text.startsWith("DATA")) {
        inMessage = true;
        socket.write("354 go on\r\n");
      } else socket.write(text.startsWith("QUIT") ? "221 bye\r\n" : "250 yes\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `smtp://127.0.0.1:${portOf(server)}?ignoreTLS=true`;
  return { url, told, close: () => server.close() };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

test("the file keeps one line of JSON per mail, for its owner alone", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "mail-"));
  const sink = createFileSink(dataDir);
  await sink.send(MAIL);
  await sink.send({ ...MAIL, to: "salim@clinic.example" });
  const file = join(dataDir, "mail", "mail.jsonl");
  const lines = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([
    { at: expect.stringMatching(/^\d{4}-.*Z$/), ...MAIL },
    { at: expect.any(String), ...MAIL, to: "salim@clinic.example" },
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, "mail")).mode & 0o777).toBe(0o700);
});

test("a mail reaches the mail server with its sender, reader and Arabic words", async () => {
  const server = await startMailServer();
  const sink = createSmtpSink({ url: server.url, from: "clinic@clinic.example" });
  await sink.send(MAIL);
  sink.close();
  server.close();
  const told = server.told.join("");
  expect(told).toContain("MAIL FROM:<clinic@clinic.example>");
  expect(told).toContain("RCPT TO:<noor@clinic.example>");
  expect(told).toMatch(/Subject: =\?UTF-8\?/i);
});

test("a mail server that is not there is an error with a code", async () => {
  const server = await startMailServer();
  server.close();
  const sink = createSmtpSink({ url: server.url, from: "clinic@clinic.example" });
  await expect(sink.send(MAIL)).rejects.toMatchObject({ code: "ESOCKET" });
});

test("a mail server that says nothing is given up, as soon as its address asks for", async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `smtp://127.0.0.1:${portOf(server)}?greetingTimeout=50`;
  const sink = createSmtpSink({ url, from: "clinic@clinic.example" });
  await expect(sink.send(MAIL)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  server.close();
});

test.each(["", "mail.clinic.example", "https://mail.clinic.example"])(
  "%j is no address of a mail server",
  (url) => {
    expect(() => createSmtpSink({ url, from: "x" })).toThrow(StartError);
  },
);
