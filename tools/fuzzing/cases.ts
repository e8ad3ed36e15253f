import fc, { type Arbitrary } from "fast-check";
import { pages } from "../../app/content/data/pages.ts";
import { apiCases } from "./api-cases.ts";
import { articleSlug, type FuzzCase, type Header } from "./fuzz-case.ts";
import { joined, marker, text, urlPart } from "./hostile-text.ts";

const path = fc.constantFrom(
  ...Object.values(pages).map((page) => page.path.replace(":slug", "lasik-vs-prk")),
  ...["/robots.txt", "/sitemap.xml", "/articles/feed.xml", "/site.webmanifest"],
  ...["/healthz", "/readyz", "/speculation-rules.json", "/assets/x.js", "/dev/mail"],
  ...["/contact", "/blog/lasik-vs-prk", "/login.data", "/_root.data"],
  ...["/rest/v1/articles", "/auth/v1/settings"],
);
const method = fc.oneof(
  { weight: 11, arbitrary: fc.constant("GET") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PROPFIND", "TRACE"),
  },
);

const hostilePath = fc
  .tuple(path, urlPart, fc.nat())
  .chain(([place, part, at]) =>
    fc.constantFrom(
      ...["/", `${place}/`, "/articles/", "/blog/", "/assets/", `${place}.data`].map(
        (before) => before + part,
      ),
      `/covers/${part}.svg`,
      place.slice(0, at % (place.length + 1)) + part + place.slice(at % (place.length + 1)),
      `//${part}${place}`,
      place.toUpperCase() + part,
      `/./${part}/..${place}`,
    ),
  );

const parameters = [
  "lang",
  "branch",
  "doctor",
  "page",
  "next",
  "redirect_to",
  "q",
  "_routes",
  "key",
];
const query = joined(
  fc
    .tuple(
      fc.oneof(fc.constantFrom(...parameters), urlPart),
      fc.constantFrom("=", "[]=", "[a]=", "", "=="),
      urlPart,
    )
    .map((parts) => parts.join("")),
  [1, 5],
  ...["&", ";", "&&"],
);

const cookie = joined(
  fc
    .tuple(fc.oneof(fc.constant("language"), text), fc.oneof(text, urlPart, fc.constant("ar")))
    .map((pair) => pair.join("=")),
  [1, 60],
  ...["; ", ";", ","],
);

const header: Arbitrary<Header> = fc.tuple(
  fc.constantFrom(
    ...["Host", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded"],
    ...["X-Original-URL", "X-Rewrite-URL", "X-HTTP-Method-Override", "Origin", "Referer"],
    ...["Accept", "Accept-Language", "Accept-Encoding", "User-Agent", "Authorization"],
    ...["If-None-Match", "If-Modified-Since", "Range", "Sec-Purpose", "Content-Type"],
    ...["Expect", "Upgrade", "Connection", "Max-Forwards"],
  ),
  fc.oneof(
    text,
    urlPart,
    fc.constantFrom(
      `${marker}.example`,
      `${marker}.example:80@127.0.0.1`,
      "ar;q=2, en;q=-1, *",
      "br;q=0, gzip;q=x, *;q=1",
      "bytes=0-,5-1,-9999999999",
      "1.2.3.4, [::1]:99999, , _hidden",
      'W/"x", *, ""',
      "upgrade, keep-alive, close",
    ),
  ),
);

/** Requests that break the protocol. */
const bytes = fc.tuple(text, fc.nat(3000)).chain(([part, times]) => {
  const host = "Host: x\r\nConnection: close\r\n";
  const chunked = "Transfer-Encoding: chunked";
  return fc.constantFrom(
    `GET /${part} HTTP/1.1\r\n${host}\r\n`,
    `GET / HTTP/1.1\r\n${host}X-A: ${part}\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}${part}: x\r\n\r\n`,
    `${part} / HTTP/1.1\r\n${host}\r\n`,
    `GET / HTTP/${part}\r\n${host}\r\n`,
    `GET http://${marker}.example/${part} HTTP/1.1\r\n${host}\r\n`,
    `CONNECT ${marker}.example:80 HTTP/1.1\r\n${host}\r\n`,
    `POST / HTTP/1.1\r\n${host}Content-Length: 3\r\n${chunked}\r\n\r\n0\r\n\r\n`,
    `POST / HTTP/1.1\r\n${host}${chunked}\r\n\r\n${part}\r\n\r\n0\r\n\r\n`,
    `POST / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}Content-Length: 1, 2\r\n\r\nab`,
    "GET / HTTP/1.0\r\nConnection: close\r\n\r\n",
    `GET / HTTP/1.1\n${host.replaceAll("\r", "")}\n`,
    `\r\n\r\n${part}\r\n\r\n`,
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    `GET / HTTP/1.1\r\n${host}${"X-B: c\r\n".repeat(times)}\r\n`,
  );
});

const line = fc
  .tuple(
    fc.constantFrom("## ", "### ", "# ", "- ", "**", "* ", "", "> ", "1. ", "    "),
    joined(text, [1, 4], " ", "**", "\n", "__", "](", " **"),
  )
  .map((parts) => parts.join(""));
const article = fc.record({
  title: text,
  excerpt: text,
  content: joined(line, [1, 12], "\n\n", "\n", "\r\n"),
  author: text,
});
const pagesOfArticle = fc.constantFrom(
  ...[`/articles/${articleSlug}`, `/articles/${articleSlug}?lang=ar`],
  ...["/articles", "/articles/feed.xml", "/"],
);

const is = <Target extends FuzzCase["target"]>(target: Target) => fc.constant(target);
const get = fc.constant("GET");

/** Every kind of hostile request. `key` is the public key of the embedded backend. */
export function createCases(key: string): Arbitrary<FuzzCase> {
  const { rest, auth } = apiCases(key);
  const headers = fc.array(header, { minLength: 1, maxLength: 3 });
  const cookies = cookie.map((value) => [["Cookie", value] as const]);
  const urlWithQuery = fc.tuple(path, query).map((parts) => parts.join("?"));
  return fc.oneof(
    { weight: 22, arbitrary: fc.record({ target: is("path"), method, path: hostilePath }) },
    { weight: 20, arbitrary: fc.record({ target: is("query"), method, path: urlWithQuery }) },
    { weight: 8, arbitrary: fc.record({ target: is("cookie"), method, path, headers: cookies }) },
    { weight: 16, arbitrary: fc.record({ target: is("header"), method, path, headers }) },
    { weight: 4, arbitrary: fc.record({ target: is("bytes"), method: get, path, bytes }) },
    {
      weight: 4,
      arbitrary: fc.record({ target: is("markup"), method: get, path: pagesOfArticle, article }),
    },
    { weight: 14, arbitrary: rest },
    { weight: 12, arbitrary: auth },
  );
}
