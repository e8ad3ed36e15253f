import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { answerWith, type Representation } from "./representation.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** Hashed files never change; the others may, so browsers ask again after an hour. */
const caching = {
  hashed: "public, max-age=31536000, immutable",
  named: "public, max-age=3600",
};

/**
 * Every file of the client build, in memory, with the Brotli and gzip copies the build made beside it.
 * Answers null for a path that is no file. The folder is read once: a new build needs a new process.
 */
export function serveFiles(folder: string): (request: Request) => Response | null {
  const files = new Map<string, Representation>();
  for (const path of listFiles(folder)) {
    if (/\.(br|gz)$/.test(path)) continue;
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    files.set(address, load(path, address.startsWith("/assets/")));
  }
  return (request) => {
    const file = files.get(new URL(request.url).pathname);
    return file ? answerWith(file, request) : null;
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function load(path: string, hashed: boolean): Representation {
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
    headers: {
      "Content-Type": types[extname(path)] ?? "application/octet-stream",
      "Cache-Control": hashed ? caching.hashed : caching.named,
      ...(br === identity ? {} : { Vary: "Accept-Encoding" }),
    },
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodies: { identity, br, gzip },
    size: identity.length + br.length + gzip.length,
  };
}
