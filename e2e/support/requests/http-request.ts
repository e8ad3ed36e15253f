import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { site } from "../../../tools/test-servers/addresses.ts";

/** A response without redirects and without decompression. */
export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const options = { keepAlive: true, maxSockets: 1_000 };
const plain = { send: request, agent: new Agent(options) };
/** Test servers have self-signed certificates. */
const secure = {
  send: secureRequest,
  agent: new SecureAgent({ ...options, rejectUnauthorized: false }),
};

/** Requests a path of the tested site. */
export function get(path: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  return sendRequest(site + path, { headers });
}

/**
 * Sends one request and resolves with its response. The body is not decompressed. The server may close an idle
 * connection at the moment when it is used again: the request is then sent on a new connection, as browsers do.
 */
export function sendRequest(
  address: string,
  requestOptions: RequestOptions = {},
): Promise<HttpResponse> {
  const { method = "GET", headers = {}, body } = requestOptions;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const allHeaders = headers["transfer-encoding"] ? headers : { ...length, ...headers };
    const { send, agent } = address.startsWith("https:") ? secure : plain;
    const outgoing = send(address, { method, headers: allHeaders, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.once("error", reject);
      incoming.once("end", () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.once("error", (error: NodeJS.ErrnoException) => {
      const wasIdle = outgoing.reusedSocket && error.code === "ECONNRESET";
      if (wasIdle) resolve(sendRequest(address, requestOptions));
      else reject(error);
    });
    outgoing.end(body);
  });
}

/** Returns the decompressed text of a response. */
export function bodyText({ headers, body }: HttpResponse): string {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(body).toString("utf8");
  return (encoding === "gzip" ? gunzipSync(body) : body).toString("utf8");
}

/** The response to raw bytes. */
export interface SocketResponse {
  /** 0 when the connection was closed without a response. */
  status: number;
  /** Status line and headers. */
  head: string;
  body: string;
}

/** Sends raw bytes over a socket, and resolves when the server has closed the connection. */
export function sendRawBytes(address: string, bytes: string): Promise<SocketResponse> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes, "latin1"));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    // The server may respond and close the connection before it has read everything.
    socket.once("error", (error) => {
      if (chunks.length === 0) reject(error);
    });
    socket.once("close", () => {
      const [head = "", body = ""] = Buffer.concat(chunks)
        .toString("utf8")
        .split(/\r\n\r\n(.*)/s);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body });
    });
  });
}

/** Sends a GET request with the target unchanged, because other clients normalise it. */
export function sendRawPath(address: string, target: string): Promise<SocketResponse> {
  const { host } = new URL(address);
  return sendRawBytes(
    address,
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  );
}
