import { type Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { FuzzAnswer, FuzzCase } from "./fuzz-case.ts";

/** Who waits longer, in milliseconds, says that the server hangs. Its own limits end a slow request after 17 s. */
const patience = 30_000;

/** Sends a case; resolves with the answer, or null when the server closed the connection without one. */
export async function send(
  asked: FuzzCase,
  origin: string,
  agent: Agent,
): Promise<FuzzAnswer | null> {
  const bytes = asked.bytes ?? (isSendable(asked) ? null : writtenOut(asked, origin));
  return bytes === null ? sendByNode(asked, origin, agent) : sendBytes(bytes, origin);
}

/** Node refuses to send what breaks the protocol; such a case goes out as bytes. */
function isSendable({ path, headers }: FuzzCase): boolean {
  const own = new Set(["host", "connection", "upgrade", "expect"]);
  return (
    /^\/[!-~]*$/.test(path) &&
    headers.every(([name, value]) => /^[\t -~]*$/.test(value) && !own.has(name.toLowerCase()))
  );
}

function writtenOut({ method, path, headers, body }: FuzzCase, origin: string): string {
  const host = headers.some(([name]) => name === "Host") ? [] : [["Host", new URL(origin).host]];
  const length = body === undefined ? [] : [["Content-Length", String(Buffer.byteLength(body))]];
  const lines = [...host, ...length, ...headers, ["Connection", "close"]];
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ""}`;
}

function sendByNode(asked: FuzzCase, origin: string, agent: Agent): Promise<FuzzAnswer | null> {
  const { hostname, port } = new URL(origin);
  const { method, path, headers, body } = asked;
  const sizes = body === undefined ? [] : [["Content-Length", String(Buffer.byteLength(body))]];
  const all = [["Host", `${hostname}:${port}`], ...sizes, ...headers].flat();
  return new Promise((resolve, reject) => {
    const sent = request({
      hostname,
      port,
      method,
      path,
      agent,
      headers: all as never,
      setHost: false,
    });
    const timer = setTimeout(() => sent.destroy(new Error("hang")), patience);
    sent.once("response", (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", reject);
      answer.once("end", () => {
        clearTimeout(timer);
        resolve(readAnswer(answer, Buffer.concat(chunks)));
      });
    });
    sent.once("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      // The server may close a connection after a request that it refuses; whether it still lives is asked elsewhere.
      if (error.code === "ECONNRESET" || error.code === "EPIPE") resolve(null);
      else reject(error);
    });
    sent.end(body);
  });
}

function sendBytes(bytes: string, origin: string): Promise<FuzzAnswer | null> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    // Ended by us: a server that waits for more than was promised learns that nothing comes.
    const socket = connect(Number(port), hostname, () => socket.end(Buffer.from(bytes, "utf8")));
    socket.setTimeout(patience, () => reject(new Error("hang")) ?? socket.destroy());
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.once("close", () => resolve(readWritten(Buffer.concat(chunks))));
  });
}

function readAnswer({ statusCode = 0, rawHeaders }: IncomingMessage, body: Buffer): FuzzAnswer {
  const headers = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ""] as const] : [],
  );
  const packed = headers.find(([name]) => name.toLowerCase() === "content-encoding")?.[1];
  return { status: statusCode, headers, body: unpacked(body, packed) };
}

function readWritten(answer: Buffer): FuzzAnswer | null {
  const end = answer.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [first = "", ...lines] = answer.subarray(0, end).toString("latin1").split("\r\n");
  const headers = lines.map((line) => {
    const at = line.indexOf(":");
    return [line.slice(0, at), line.slice(at + 1).trim()] as const;
  });
  const body = answer.subarray(end + 4).toString("utf8");
  return { status: Number(first.split(" ")[1]), headers, body };
}

function unpacked(body: Buffer, packed: string | undefined): string {
  if (body.length === 0) return "";
  if (packed === "br") return brotliDecompressSync(body).toString("utf8");
  if (packed === "gzip") return gunzipSync(body).toString("utf8");
  if (packed === "deflate") return inflateSync(body).toString("utf8");
  return body.toString("utf8");
}
