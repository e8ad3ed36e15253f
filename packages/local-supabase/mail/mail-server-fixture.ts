import { createServer, type Server, type Socket } from "node:net";

/** A local mail server that accepts and records everything. */
export interface TestMailServer {
  readonly url: string;
  readonly port: number;
  /** The received data. */
  readonly received: string[];
  /** The received mails, without the dots that SMTP adds. */
  readonly mails: string[];
  close(): Promise<void>;
}

/** Starts a mail server on a free port, or on a given one. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: string[] = [];
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let mail: string | undefined;
    sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
    socket.write("220 hello\r\n");
    socket.on("data", (data) => {
      const text = data.toString();
      received.push(text);
      if (mail !== undefined) {
        mail += text;
        if (!mail.endsWith("\r\n.\r\n")) return;
        mails.push(mail.slice(0, -5).replaceAll("\r\n..", "\r\n."));
        mail = undefined;
        socket.write("250 queued\r\n");
      } else if (text.startsWith("DATA")) {
        mail = "";
        socket.write("354 go on\r\n");
      } else socket.write(text.startsWith("QUIT") ? "221 bye\r\n" : "250 yes\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(server)}?ignoreTLS=true`,
    port: portOf(server),
    received,
    mails,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A mail server that has stopped, so that its port refuses connections. */
export async function createStoppedMailServer(): Promise<TestMailServer> {
  const server = await startMailServer();
  await server.close();
  return server;
}

export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** The parts of a mail that a mail client shows: the subject, and the bodies by content type. */
export function readMime(mail: string) {
  const { headers, body } = splitHead(mail);
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1];
  const bodies: Record<string, string> = {};
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const { headers: own, body: encoded } = splitHead(part.replace(/^\r\n/, ""));
    const type = own["content-type"]?.split(";")[0] ?? "";
    bodies[type] = decode(encoded, own["content-transfer-encoding"]).replaceAll("\r\n", "\n");
  }
  return { headers, subject: decodeWords(headers.subject ?? ""), bodies };
}

function splitHead(text: string) {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const lines = head.replace(/\r\n\s+/g, " ").split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = "", ...value] = line.split(": ");
    headers[name.toLowerCase()] = value.join(": ");
  }
  return { headers, body: rest.join("\r\n\r\n") };
}

function decode(text: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(text, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return text;
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Encoded words of RFC 2047. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === "B"
        ? decode(text, "base64")
        : decode(text.replaceAll("_", " "), "quoted-printable"),
    );
}
