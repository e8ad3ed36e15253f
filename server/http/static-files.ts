import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { createResponse, type EncodedResponse } from "./http-response.ts";
import { strictPolicy } from "./security-headers.ts";

/** Hashed files never change; the others may, so browsers ask again after an hour. */
const caching = {
  hashed: "public, max-age=31536000, immutable",
  named: "public, max-age=3600",
};

/**
 * Every file of the client build, in memory, with the Brotli and gzip copies the build made beside it.
 * Answers null for a path that is no file. The folder is read once: a new build needs a new process.
 * `common` are the headers that every answer carries.
 */
export function serveFiles(
  folder: string,
  common: Readonly<Record<string, string>>,
): (request: Request) => Response | null {
  const files = new Map<string, EncodedResponse>();
  for (const path of listFiles(folder)) {
    if (/\.(br|gz)$/.test(path)) continue;
    const address = addressOf(folder, path);
    files.set(address, load(path, headersOf(address, common)));
  }
  return (request) => {
    const file = files.get(new URL(request.url).pathname);
    return file ? createResponse(file, request) : null;
  };
}

/** Reads the text of a style sheet or a drawing of the client build by its address; null for what is neither. */
export function readTextFiles(folder: string): (address: string) => string | null {
  const texts = new Map(
    listFiles(folder)
      .filter((path) => /\.(css|svg)$/.test(path))
      .map((path) => [addressOf(folder, path), readFileSync(path, "utf8")]),
  );
  return (address) => texts.get(address) ?? null;
}

function addressOf(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join("/")}`;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/** Protections that mean something for what can be opened in a window; scripts, sheets and fonts never are. */
const forDocuments = new Set([
  "X-Frame-Options",
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Permissions-Policy",
]);

function headersOf(
  address: string,
  common: Readonly<Record<string, string>>,
): Record<string, string> {
  const opens = !/\.(css|js|woff2)$/.test(address);
  const protections = Object.entries(common).filter(([name]) => opens || !forDocuments.has(name));
  return {
    ...Object.fromEntries(protections),
    "Content-Type": typeOf(address),
    "Cache-Control": address.startsWith("/assets/") ? caching.hashed : caching.named,
    "Content-Security-Policy": strictPolicy,
    // Pictures of shared links are made for other sites: some messengers show them straight from here.
    ...(address.startsWith("/share/") ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
  };
}

/** A drawing says in itself how its letters are written, and the manifest names its type without that. */
function typeOf(address: string): string {
  const type = getMimeType(address) ?? "application/octet-stream";
  return type.startsWith("image/svg+xml") ? "image/svg+xml" : type;
}

function load(path: string, headers: Record<string, string>): EncodedResponse {
  const identity = readFileSync(path);
  const copy = (suffix: string) => {
    try {
      return readFileSync(path + suffix);
    } catch {
      // Pictures and fonts are compressed already, so the build leaves them alone.
      return identity;
    }
  };
  const [br, gzip] = [copy(".br"), copy(".gz")];
  return {
    status: 200,
    headers: { ...headers, ...(br === identity ? {} : { Vary: "Accept-Encoding" }) },
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodies: { identity, br, gzip },
    size: identity.length + br.length + gzip.length,
  };
}
