import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** An answer ready to be sent many times: its bytes in each encoding, its ETag and its headers. */
export interface EncodedResponse {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Uint8Array>;
  /** Memory it takes, in bytes. */
  size: number;
}

/** Brotli levels: one that nobody waits for, and the best, which takes thirty times as long for a tenth less. */
const quality = { quick: 5, best: 11 };

/** Compresses a text as quickly as its reader wants it. What was the same `before` is not compressed again. */
export async function encodeResponse(
  text: string,
  status: number,
  headers: Record<string, string>,
  before?: EncodedResponse,
): Promise<EncodedResponse> {
  const identity = Buffer.from(text, "utf8");
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  if (before?.etag === etag) return { ...before, status, headers };
  const [br, gz] = await Promise.all([pack(identity, quality.quick), zip(identity, { level: 9 })]);
  const size = identity.length + br.length + gz.length;
  return { status, headers, etag, bodies: { identity, br, gzip: gz }, size };
}

/** Compresses what is kept as well as can be, for those who ask from then on; until then they have what there is. */
export async function recompress({ bodies }: EncodedResponse): Promise<void> {
  bodies.br = await pack(bodies.identity, quality.best);
}

function pack(text: Uint8Array, level: number): Promise<Buffer> {
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}

/** The best encoding the client accepts; a malformed or empty header means none. */
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

/** True when the client already holds these bytes (`If-None-Match`, weak comparison). */
export function isFresh(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

const finishedAnswers = new WeakSet<Response>();

function finished(answer: Response): Response {
  finishedAnswers.add(answer);
  return answer;
}

/**
 * True for an answer made here: it carries the headers of its representation and wants no others. To look into its
 * headers would make Node's adapter build what it otherwise writes straight to the socket, a third of a request's cost.
 */
export function hasFinalHeaders(answer: Response): boolean {
  return finishedAnswers.has(answer);
}

/** The HTTP answer to one request for this representation: 304, headers only, or the bytes. */
export function createResponse(kept: EncodedResponse, request: Request): Response {
  const wanted = chooseEncoding(request.headers.get("accept-encoding"));
  const encoding = kept.bodies[wanted] === kept.bodies.identity ? "identity" : wanted;
  const body = kept.bodies[encoding];
  // Each encoding is a different entity, so each has its own tag.
  const etag = encoding === "identity" ? kept.etag : `${kept.etag.slice(0, -1)}-${encoding}"`;
  const headers: Record<string, string> = { ...kept.headers, ETag: etag };
  if (kept.status === 200 && isFresh(request.headers.get("if-none-match"), etag)) {
    return finished(new Response(null, { status: 304, headers }));
  }
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(body.length);
  const bytes = request.method === "HEAD" ? null : (body as Uint8Array<ArrayBuffer>);
  return finished(new Response(bytes, { status: kept.status, headers }));
}
