import { expect } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import { sampleSlug } from "../support/articles.ts";
import { get, sendRawBytes, sendRequest } from "../support/requests/http-request.ts";
import { expectNoInternals } from "../support/requests/redirects.ts";
import { test } from "../support/test.ts";

test("only GET and HEAD are allowed, and status 405 has a text in both languages", async () => {
  for (const path of [
    "/",
    "/articles",
    `/articles/${sampleSlug}`,
    "/no-such-page",
    "/assets/none.js",
    "/healthz",
    "/login.data",
  ]) {
    for (const method of [
      "POST",
      "PUT",
      "PATCH",
      "DELETE",
      "OPTIONS",
      "TRACE",
      "PROPFIND",
      "QUERY",
    ]) {
      const { status, headers, body } = await sendRequest(site + path, { method });
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, "GET, HEAD"]);
      expect(body.toString("utf8")).toMatch(/only be read.*[\u0620-\u064A]{4}/);
    }
  }
});

test("an unknown Expect header is ignored", async () => {
  const { status, headers } = await get("/healthz", { expect: "junk" });
  expect([status, headers["x-content-type-options"]]).toEqual([200, "nosniff"]);
});

test("a malformed request gets an error in both languages, and the connection is closed", async () => {
  const end = "\r\nHost: x\r\nConnection: close\r\n\r\n";
  const refused: [string, number][] = [
    [`MADE-UP / HTTP/1.1${end}`, 400],
    [`get / HTTP/1.1${end}`, 400],
    [`GET /\0 HTTP/1.1${end}`, 400],
    [`GET articles HTTP/1.1${end}`, 400],
    [`GET * HTTP/1.1${end}`, 400],
    [`OPTIONS * HTTP/1.1${end}`, 400],
    [`GET /\\articles HTTP/1.1${end}`, 400],
    [`CONNECT evil.example:443 HTTP/1.1${end}`, 405],
    ["GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n", 400],
    ["GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["GET /faq HTTP/1.1\r\nHost: 256.256.256.256\r\nConnection: close\r\n\r\n", 400],
    ["GET / HTTP/1.1\r\nHost: a/../b\r\nConnection: close\r\n\r\n", 400],
    ["GET / HTTP/1.1\r\nHost: user@x\r\nConnection: close\r\n\r\n", 400],
    ["GET / HTTP/1.1\r\nHost: x\r\nBroken header\r\n\r\n", 400],
    [
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    [`GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    [`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"language=ar; ".repeat(2_000)}\r\n\r\n`, 431],
  ];
  for (const [bytes, status] of refused) {
    const response = await sendRawBytes(site, bytes);
    expect([bytes.slice(0, 60), response.status]).toEqual([bytes.slice(0, 60), status]);
    expect(response.body).toMatch(/[a-z]{4}.*[\u0620-\u064A]{4}/);
    expect(response.head).toMatch(/x-content-type-options: nosniff/i);
    expectNoInternals(response.body);
  }
  expect((await get("/healthz")).status).toBe(200);
});

test("the body of a GET request is not read", async () => {
  const plain = await get("/about");
  const response = await sendRawBytes(
    site,
    `GET /about HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\nConnection: close\r\n\r\n${"a".repeat(100_000)}`,
  );
  expect(response.status).toBe(200);
  expect(response.body).toBe(plain.body.toString("utf8"));
});

test("the server does not wait for a huge body", async () => {
  const { status } = await sendRawBytes(
    site,
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\nConnection: close\r\n\r\n${"a".repeat(100_000)}`,
  );
  // A server that waits for the rest responds with 408.
  expect(status).toBe(405);
});

test("a request with slow headers times out, and others are served meanwhile", async () => {
  // Our timeout is ten seconds. Node's default is a minute.
  test.setTimeout(40_000);
  const slow = sendRawBytes(site, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
  expect((await get("/")).status).toBe(200);
  const { status, body } = await slow;
  expect(status).toBe(408);
  expect(body).toMatch(/too long.*[\u0620-\u064A]{4}/);
});
