import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { securityHeaders, strictPolicy } from "./security-headers.ts";
import { serveFiles } from "./static-files.ts";

const temporary = mkdtempSync(join(tmpdir(), "files-"));
// The folder's own path must not decide anything.
const folder = join(temporary, "assets", "client");
const code = "export const a = 1;\n".repeat(50);
mkdirSync(join(folder, "assets"), { recursive: true });
mkdirSync(join(folder, "covers"));
writeFileSync(join(folder, "assets", "a-1b2c.js"), code);
writeFileSync(join(folder, "assets", "a-1b2c.js.br"), brotliCompressSync(code));
writeFileSync(join(folder, "assets", "a-1b2c.js.gz"), gzipSync(code));
writeFileSync(join(folder, "assets", "font.woff2"), "font");
writeFileSync(join(folder, "covers", "a.svg"), "<svg/>");
writeFileSync(join(folder, "odd.xyz"), "odd");
mkdirSync(join(folder, "people"));
for (const kind of ["jpg", "JPG", "webp", "avif", "mp4"]) {
  writeFileSync(join(folder, "people", `doctor.${kind}`), kind);
}
mkdirSync(join(folder, "share"));
writeFileSync(join(folder, "share", "home-en.png"), "picture");

afterAll(() => {
  rmSync(temporary, { recursive: true });
});

const serve = serveFiles(folder, securityHeaders("http://127.0.0.1"));

function get(path: string, encoding = "br") {
  return serve(
    new Request(`http://127.0.0.1${path}`, { headers: { "accept-encoding": encoding } }),
  );
}

test("a file is served in the encoding that the client accepts", async () => {
  for (const [encoding, unpack] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const answer = get("/assets/a-1b2c.js", encoding);
    expect(answer?.headers.get("content-encoding")).toBe(encoding);
    expect(unpack((await answer?.arrayBuffer()) ?? "").toString()).toBe(code);
  }
  expect(await get("/assets/a-1b2c.js", "identity")?.text()).toBe(code);
});

test("a file without compressed copies has neither Content-Encoding nor Vary", async () => {
  const font = get("/assets/font.woff2");
  expect(await font?.text()).toBe("font");
  expect(font?.headers.has("content-encoding")).toBe(false);
  expect(font?.headers.has("vary")).toBe(false);
});

test.each([
  ["/assets/a-1b2c.js", "text/javascript; charset=utf-8"],
  ["/assets/font.woff2", "font/woff2"],
  ["/covers/a.svg", "image/svg+xml"],
  ["/people/doctor.jpg", "image/jpeg"],
  ["/people/doctor.JPG", "image/jpeg"],
  ["/people/doctor.webp", "image/webp"],
  ["/people/doctor.avif", "image/avif"],
  ["/people/doctor.mp4", "video/mp4"],
  ["/odd.xyz", "application/octet-stream"],
])("%s is sent as %s", (path, type) => {
  expect(get(path)?.headers.get("content-type")).toBe(type);
});

test("hashed files are cached forever, others for an hour", () => {
  expect(get("/assets/a-1b2c.js")?.headers.get("cache-control")).toBe(
    "public, max-age=31536000, immutable",
  );
  expect(get("/covers/a.svg")?.headers.get("cache-control")).toBe("public, max-age=3600");
});

test.each([
  "/",
  "/assets",
  "/assets/",
  "/assets/a-1b2c.js.br",
  "/assets/none.js",
  "/../package.json",
  "/%2e%2e/package.json",
  "/..%2fpackage.json",
  "/assets/a-1b2c.js%00",
  "/constructor",
])("%s is no file", (path) => {
  expect(get(path)).toBeNull();
});

test("the query is ignored", () => {
  expect(get("/covers/a.svg?v=2")?.status).toBe(200);
});

test("only share images may be embedded by other sites", () => {
  for (const [path, policy] of [
    ["/share/home-en.png", "cross-origin"],
    ["/covers/a.svg", "same-origin"],
  ] as const) {
    expect([path, get(path)?.headers.get("cross-origin-resource-policy")]).toEqual([path, policy]);
  }
});

const protective = (path: string, site = serve) =>
  [...(site(new Request(`http://127.0.0.1${path}`))?.headers.keys() ?? [])].filter((name) =>
    /^(x-|cross-|content-security|permissions|referrer|strict)/.test(name),
  );

test("scripts, style sheets, fonts and photos have the protective headers of files only", () => {
  for (const path of [
    "/assets/a-1b2c.js",
    "/assets/font.woff2",
    "/people/doctor.JPG",
    "/people/doctor.avif",
    "/share/home-en.png",
  ]) {
    expect([path, protective(path)]).toEqual([
      path,
      ["cross-origin-resource-policy", "x-content-type-options"],
    ]);
  }
});

test("an SVG file, which can be opened as a document, runs nothing and cannot be framed", () => {
  expect(get("/covers/a.svg")?.headers.get("content-security-policy")).toBe(strictPolicy);
  expect(protective("/covers/a.svg")).toEqual([
    "content-security-policy",
    "cross-origin-resource-policy",
    "x-content-type-options",
  ]);
});

test("a file of an unknown type has every protective header", () => {
  expect(protective("/odd.xyz")).toEqual(
    [...Object.keys(securityHeaders("http://127.0.0.1")), "Content-Security-Policy"]
      .map((name) => name.toLowerCase())
      .sort(),
  );
});

test("every file of an https site has Strict-Transport-Security", () => {
  const secure = serveFiles(folder, securityHeaders("https://www.clinic.example"));
  for (const path of ["/assets/a-1b2c.js", "/covers/a.svg", "/people/doctor.jpg", "/odd.xyz"]) {
    expect([path, protective(path, secure)]).toEqual([
      path,
      expect.arrayContaining(["strict-transport-security"]),
    ]);
  }
});
