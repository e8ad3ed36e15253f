import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** A response that is sent many times: its body in each encoding, its ETag and its headers. */
export interface EncodedResponse {
  status: number;
  headers: Record<string, string>;
  /** Null in a response for one request: no client can revalidate it. */
  etag: string | null;
  bodies: Record<Encoding, Uint8Array>;
  /** Memory of all bodies, in bytes. */
  size: number;
}

/**
 * Brotli levels. Home takes 3, 42 and 100 ms at them, and has 14.2, 13.1 and 12.8 kB. With its headers a page of up to
 * 14.6 kB arrives in the first round trip.
 */
const quality = { quick: 5, cached: 10, best: 11 };

export interface EncodeOptions {
  /** Its bodies are reused when the text is the same. */
  before?: EncodedResponse;
  /** The encoding of the one request that the response is for; other bodies are not compressed. */
  only?: Encoding;
}

/** The ETag of an unencoded body: 72 bits of its hash, enough to distinguish the versions of one address. */
export function createETag(identity: Uint8Array): string {
  return `"${createHash("sha256").update(identity).digest("base64url").slice(0, 12)}"`;
}

/** Encodes a text, at the fastest compression level if it is for one request or an error. */
export async function encodeResponse(
  text: string,
  status: number,
  headers: Record<string, string>,
  { before, only }: EncodeOptions = {},
): Promise<EncodedResponse> {
  const identity = Buffer.from(text, "utf8");
  const etag = only === undefined ? createETag(identity) : null;
  if (etag && before?.etag === etag) return { ...before, status, headers };
  const level = only === undefined && status === 200 ? quality.cached : quality.quick;
  const [br, gz] = await Promise.all([
    only === undefined || only === "br" ? compress(identity, level) : identity,
    only === undefined || only === "gzip" ? zip(identity, { level: 9 }) : identity,
  ]);
  const size = identity.length + br.length + gz.length;
  return { status, headers, etag, bodies: { identity, br, gzip: gz }, size };
}

/** Compresses the body at maximum quality for later requests; requests in the meantime get the existing body. */
export async function recompress({ bodies }: EncodedResponse): Promise<void> {
  bodies.br = await compress(bodies.identity, quality.best);
}

function compress(text: Uint8Array, level: number): Promise<Buffer> {
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}

/** The best encoding that the client accepts; `identity` for a malformed or empty header. */
export function chooseEncoding(acceptEncoding: string | null): Encoding {
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const entry of (acceptEncoding ?? "").toLowerCase().slice(0, 512).split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const isRefused = parameters.some((part) => /^q=0(\.0*)?$/.test(part));
    (isRefused ? refused : accepted).add(name);
  }
  const allows = (name: string) => !refused.has(name) && (accepted.has(name) || accepted.has("*"));
  if (allows("br")) return "br";
  return allows("gzip") ? "gzip" : "identity";
}

/** True when `If-None-Match` contains the ETag (weak comparison). */
export function isFresh(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

const finalResponses = new WeakSet<Response>();

function markFinal(response: Response): Response {
  finalResponses.add(response);
  return response;
}

/**
 * True for a response of `createResponse`: middleware must not read or change its headers. Reading them makes Node's
 * adapter build a Headers object instead of writing to the socket, which costs a third of a cached request.
 */
export function hasFinalHeaders(response: Response): boolean {
  return finalResponses.has(response);
}

/** The response to one request: 304, headers only, or the body in the best encoding. */
export function createResponse(encoded: EncodedResponse, request: Request): Response {
  const wanted = chooseEncoding(request.headers.get("accept-encoding"));
  const encoding = encoded.bodies[wanted] === encoded.bodies.identity ? "identity" : wanted;
  const body = encoded.bodies[encoding];
  // Each encoding has its own ETag, because its bytes differ.
  const tag = encoded.etag;
  const etag = tag && encoding !== "identity" ? `${tag.slice(0, -1)}-${encoding}"` : tag;
  const headers: Record<string, string> = { ...encoded.headers, ...(etag && { ETag: etag }) };
  if (etag && encoded.status === 200 && isFresh(request.headers.get("if-none-match"), etag)) {
    return markFinal(new Response(null, { status: 304, headers }));
  }
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(body.length);
  const bytes = request.method === "HEAD" ? null : (body as Uint8Array<ArrayBuffer>);
  return markFinal(new Response(bytes, { status: encoded.status, headers }));
}
