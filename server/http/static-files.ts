import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { createETag, createResponse, type EncodedResponse } from "./http-response.ts";
import { fileSecurityHeaders, type SecurityHeaders } from "./security-headers.ts";

/** Cache-Control values. Files with a hash in their name never change; browsers revalidate the others after an hour. */
const caching = {
  hashed: "public, max-age=31536000, immutable",
  named: "public, max-age=3600",
};

/**
 * Serves the files of the client build from memory, with their Brotli and gzip copies; null for other paths. The
 * folder is read once: a new build needs a new process.
 */
export function serveFiles(
  folder: string,
  securityHeaders: SecurityHeaders,
): (request: Request) => Response | null {
  const files = new Map<string, EncodedResponse>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (/\.(br|gz)$/.test(name) || !statSync(path).isFile()) continue;
    const address = `/${name.split(sep).join("/")}`;
    files.set(address, load(path, headersOf(address, securityHeaders)));
  }
  return (request) => {
    const file = files.get(new URL(request.url).pathname);
    return file ? createResponse(file, request) : null;
  };
}

function headersOf(address: string, securityHeaders: SecurityHeaders): Record<string, string> {
  return {
    ...fileSecurityHeaders(address, securityHeaders),
    "Content-Type": typeOf(address),
    "Cache-Control": address.startsWith("/assets/") ? caching.hashed : caching.named,
    // Some messengers load share images from here.
    ...(address.startsWith("/share/") ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
  };
}

/** An SVG file declares its own character encoding. */
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
      // Images and fonts are compressed formats: the build makes no copies of them.
      return identity;
    }
  };
  const [br, gzip] = [copy(".br"), copy(".gz")];
  return {
    status: 200,
    headers: { ...headers, ...(br === identity ? {} : { Vary: "Accept-Encoding" }) },
    etag: createETag(identity),
    bodies: { identity, br, gzip },
    size: identity.length + br.length + gzip.length,
  };
}
