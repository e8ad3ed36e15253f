import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { FuzzCase } from "./fuzz-case.ts";

export interface FuzzResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** In milliseconds. The server ends a slow request itself after 17 s. */
const timeout = 30_000;

/**
 * Sends a case as bytes, because Node's own client rejects malformed requests. Resolves with the response, or null
 * when the server closed the connection without one. @throws Error when the server does not respond in time
 */
export function send(request: FuzzCase, origin: string): Promise<FuzzResponse | null> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => {
      socket.write(request.bytes ?? formatRequest(request, host));
      // A server may wait for more than a malformed request says. It stops rendering a page for a stream that has ended.
      if (isMalformed(request)) socket.end();
    });
    socket.setTimeout(timeout, () => {
      reject(new Error(`no response within ${timeout} ms`));
      socket.destroy();
    });
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.once("close", () => resolve(parseResponse(Buffer.concat(chunks))));
  });
}

function isMalformed({ bytes, path, headers = [] }: FuzzCase): boolean {
  const ownHeaders = /^(connection|upgrade|expect)$/i;
  return (
    bytes !== undefined ||
    /[\0-\x20]/.test(path) ||
    headers.some(([name, value]) => ownHeaders.test(name) || /[\0\r\n]/.test(value))
  );
}

function formatRequest({ method, path, headers = [], body }: FuzzCase, host: string): string {
  const length = body === undefined ? [] : [["Content-Length", String(Buffer.byteLength(body))]];
  const ownHost = headers.some(([name]) => name === "Host") ? [] : [["Host", host]];
  const lines = [...ownHost, ...length, ...headers, ["Connection", "close"]];
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ""}`;
}

function parseResponse(bytes: Buffer): FuzzResponse | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [statusLine = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = lines.map((line) => {
    const at = line.indexOf(":");
    return [line.slice(0, at), line.slice(at + 1).trim()] as const;
  });
  const find = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  const rest = bytes.subarray(end + 4);
  const length = Number(find("content-length") ?? rest.length);
  const body =
    find("transfer-encoding") === "chunked" ? joinChunks(rest) : rest.subarray(0, length);
  return {
    status: Number(statusLine.split(" ")[1]),
    headers,
    body: decompress(body, find("content-encoding")),
  };
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const start = bytes.indexOf("\r\n", at) + 2;
    const size = Number.parseInt(bytes.subarray(at, start).toString("latin1"), 16);
    if (!size) break;
    chunks.push(bytes.subarray(start, start + size));
    at = start + size + 2;
  }
  return Buffer.concat(chunks);
}

function decompress(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return "";
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync };
  const decode = decoders[encoding as keyof typeof decoders];
  return (decode ? decode(body) : body).toString("utf8");
}
