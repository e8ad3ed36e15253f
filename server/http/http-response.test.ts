import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  chooseEncoding,
  createResponse,
  type EncodedResponse,
  encodeResponse,
  isFresh,
  recompress,
} from "./http-response.ts";

const text = `<p>${"مرحبًا ".repeat(200)}</p>`;
const headers = { "Content-Type": "text/html; charset=utf-8", Vary: "Accept-Encoding" };
const encoded = await encodeResponse(text, 200, headers);

function respond(
  fields: Record<string, string> = {},
  method = "GET",
  page: EncodedResponse = encoded,
): Response {
  return createResponse(page, new Request("http://127.0.0.1/", { method, headers: fields }));
}

test("an unchanged text is not compressed again and has the new headers", async () => {
  const again = await encodeResponse(text, 200, { Vary: "Cookie" }, { before: encoded });
  expect(again.bodies).toBe(encoded.bodies);
  expect(again.headers).toEqual({ Vary: "Cookie" });
  const other = await encodeResponse(`${text}!`, 200, headers, { before: encoded });
  expect(other.bodies.identity.toString()).toBe(`${text}!`);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br", "br"],
  ["BR", "br"],
  ["gzip", "gzip"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["br;q=0, gzip;q=0, *", "identity"],
  ["*;q=0", "identity"],
  ["gzip, *;q=0", "gzip"],
  ["br;q=0.000", "identity"],
  ["br ; q=0 , gzip ; q=1", "gzip"],
  ["br;q=0.001", "br"],
  ["deflate, compress", "identity"],
  ["identity", "identity"],
  ["", "identity"],
  [null, "identity"],
] as const)("a client that accepts %j gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test.each([
  "bro",
  "xbr",
  "gzipped",
  "br\tgzip",
  ",;,;=,",
  "q=1",
  ";".repeat(10_000),
  "a".repeat(1_000_000),
])("a malformed or overlong Accept-Encoding selects no encoding", (accepted) => {
  expect(chooseEncoding(accepted)).toBe("identity");
});

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  [' "x" ,W/"abc" ', true],
  ["*", true],
  ["abc", false],
  ['"abcd"', false],
  ['"x"', false],
  ["", false],
  [null, false],
])('If-None-Match %j against the tag "abc" is fresh: %j', (tag, fresh) => {
  expect(isFresh(tag, '"abc"')).toBe(fresh);
});

test("each encoding has the same text", () => {
  expect(Buffer.from(encoded.bodies.identity).toString()).toBe(text);
  expect(brotliDecompressSync(encoded.bodies.br).toString()).toBe(text);
  expect(gunzipSync(encoded.bodies.gzip).toString()).toBe(text);
  const { identity, br, gzip } = encoded.bodies;
  expect(encoded.size).toBe(identity.length + br.length + gzip.length);
});

test("a cached page is smaller than the same text for one request or as an error", async () => {
  const page = readFileSync(import.meta.filename, "utf8");
  const cached = await encodeResponse(page, 200, headers);
  const once = await encodeResponse(page, 200, headers, { only: "br" });
  const error = await encodeResponse(page, 404, headers);
  expect(cached.bodies.br.length).toBeLessThan(once.bodies.br.length);
  expect(error.bodies.br.length).toBe(once.bodies.br.length);
});

test("a recompressed page has the same text and ETag, and is smaller", async () => {
  const page = await encodeResponse(readFileSync(import.meta.filename, "utf8"), 200, headers);
  const [quick, tag] = [page.bodies.br, page.etag];
  await recompress(page);
  expect(page.bodies.br.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(page.bodies.br)).toEqual(page.bodies.identity);
  expect(page.etag).toBe(tag);
});

test.each(["br", "gzip", "identity"] as const)(
  "%s has its own bytes, Content-Length and ETag",
  async (encoding) => {
    const response = respond({ "accept-encoding": encoding });
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(body.equals(encoded.bodies[encoding])).toBe(true);
    expect(response.headers.get("content-length")).toBe(String(body.length));
    expect(response.headers.get("content-encoding")).toBe(
      encoding === "identity" ? null : encoding,
    );
    expect(response.headers.get("content-type")).toBe(headers["Content-Type"]);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
  },
);

test("each encoding has its own ETag, which changes with the text", async () => {
  const tags = ["br", "gzip", "identity"].map((encoding) =>
    respond({ "accept-encoding": encoding }).headers.get("etag"),
  );
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  expect((await encodeResponse(`${text}!`, 200, {})).etag).not.toBe(encoded.etag);
  expect((await encodeResponse(text, 200, {})).etag).toBe(encoded.etag);
});

test("a request with the current ETag gets 304 without a body", async () => {
  const tag = respond({ "accept-encoding": "br" }).headers.get("etag") ?? "";
  const again = respond({ "accept-encoding": "br", "if-none-match": tag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("etag")).toBe(tag);
  expect(again.headers.get("vary")).toBe("Accept-Encoding");
  expect(again.headers.has("content-encoding")).toBe(false);
});

test("a request with the ETag of another encoding gets the body", () => {
  const tag = respond({ "accept-encoding": "br" }).headers.get("etag") ?? "";
  expect(respond({ "accept-encoding": "gzip", "if-none-match": tag }).status).toBe(200);
});

test("HEAD has the headers of GET and no body", async () => {
  const get = respond({ "accept-encoding": "gzip" });
  const head = respond({ "accept-encoding": "gzip" }, "HEAD");
  expect([...head.headers]).toEqual([...get.headers]);
  expect(await head.text()).toBe("");
});

test("an error response is never 304", async () => {
  const missing = await encodeResponse(text, 404, headers);
  const tag = respond({}, "GET", missing).headers.get("etag") ?? "";
  expect(respond({ "if-none-match": tag }, "GET", missing).status).toBe(404);
  expect(respond({ "if-none-match": "*" }, "GET", missing).status).toBe(404);
});

test("a file without a compressed copy has no Content-Encoding", async () => {
  const identity = Buffer.from("picture");
  const plain: EncodedResponse = { ...encoded, bodies: { identity, br: identity, gzip: identity } };
  for (const encoding of ["br", "gzip"]) {
    const response = respond({ "accept-encoding": encoding }, "GET", plain);
    expect(response.headers.has("content-encoding")).toBe(false);
    expect(await response.text()).toBe("picture");
  }
  const onlyBrotli: EncodedResponse = {
    ...encoded,
    bodies: { ...encoded.bodies, gzip: encoded.bodies.identity },
  };
  expect(
    respond({ "accept-encoding": "gzip" }, "GET", onlyBrotli).headers.has("content-encoding"),
  ).toBe(false);
});

test("a response to one request is compressed in its encoding only", async () => {
  const page = await encodeResponse(text, 200, headers, { only: "gzip" });
  const get = (encoding: string) =>
    createResponse(
      page,
      new Request("https://clinic.example/", { headers: { "accept-encoding": encoding } }),
    );
  expect(get("gzip").headers.get("content-encoding")).toBe("gzip");
  expect(get("br").headers.get("content-encoding")).toBeNull();
  expect(get("gzip").headers.has("etag")).toBe(false);
  expect(await get("br").text()).toBe(text);
});
