import { pages } from "../../app/content/data/pages.ts";
import { accountCase, restCase } from "./data-cases.ts";
import type { FuzzCase, Target } from "./fuzz-case.ts";
import { hostilePart, hostileText, mark } from "./hostile-text.ts";
import type { Random } from "./random.ts";

/** How often each target is attacked. An article is written anew for each of its cases, and rendered. */
const shares: readonly (readonly [target: Target, share: number])[] = [
  ["path", 22],
  ["query", 20],
  ["cookie", 8],
  ["header", 16],
  ["bytes", 4],
  ["markup", 4],
  ["rest", 14],
  ["account", 12],
];

const targets = shares.flatMap(([target, share]) => Array<Target>(share).fill(target));

/** Where the article of a case is. */
export const fuzzedSlug = (number: number) => `fuzzed-${number}`;

const documents = ["/robots.txt", "/sitemap.xml", "/articles/feed.xml", "/site.webmanifest"];
const machines = ["/healthz", "/readyz", "/speculation-rules.json", "/assets/x.js", "/dev/mail"];
const places = [
  ...Object.values(pages).map(({ path }) => path.replace(":slug", "lasik-vs-prk")),
  ...documents,
  ...machines,
  "/contact",
  "/blog/lasik-vs-prk",
  "/login.data",
  "/_root.data",
  "/rest/v1/articles",
  "/auth/v1/settings",
];

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

/** The next hostile request of a stream. `key` is the public key of the backend, `number` that of the case. */
export function makeCase(random: Random, key: string, number: number): FuzzCase {
  const target = random.pick(targets);
  if (target === "rest") return restCase(random, key);
  if (target === "account") return accountCase(random, key);
  if (target === "bytes") return { ...simple(target, "/"), bytes: rawBytes(random) };
  if (target === "markup") return markupCase(random, number);
  const place = random.pick(places);
  if (target === "path") return simple(target, hostilePath(random, place), random);
  if (target === "query") return simple(target, `${place}?${hostileQuery(random)}`, random);
  const headers =
    target === "cookie" ? [cookieOf(random)] : random.list(1, 3, () => headerOf(random));
  return { ...simple(target, place, random), headers };
}

function simple(target: Target, path: string, random?: Random): FuzzCase {
  const others = ["HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PROPFIND", "TRACE"];
  const method = random?.onceIn(12) ? random.pick(others) : "GET";
  return { target, method, path, headers: [] };
}

function hostilePath(random: Random, place: string): string {
  const part = hostilePart(random);
  const at = random.below(place.length + 1);
  return random.pick([
    `/${part}`,
    `${place}/${part}`,
    `/articles/${part}`,
    `/blog/${part}`,
    `/assets/${part}`,
    `/covers/${part}.svg`,
    `${place.slice(0, at)}${part}${place.slice(at)}`,
    `${place}.data${part}`,
    `//${part}${place}`,
    place.toUpperCase() + part,
    `/./${part}/..${place}`,
  ]);
}

function hostileQuery(random: Random): string {
  const pair = () => {
    const name = random.onceIn(5) ? hostilePart(random) : random.pick(parameters);
    return `${name}${random.pick(["=", "[]=", "[a]=", "", "=="])}${hostilePart(random)}`;
  };
  return random.list(1, 5, pair).join(random.pick(["&", "&", ";", "&&"]));
}

function cookieOf(random: Random): readonly [string, string] {
  const one = () => {
    const name = random.onceIn(4) ? hostileText(random) : "language";
    return `${name}=${random.pick([hostileText(random), hostilePart(random), "ar"])}`;
  };
  return ["Cookie", random.list(1, random.pick([2, 60]), one).join(random.pick(["; ", ";", ","]))];
}

const headerNames = [
  "Host",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "Forwarded",
  "X-Original-URL",
  "X-Rewrite-URL",
  "X-HTTP-Method-Override",
  "Accept",
  "Accept-Language",
  "Accept-Encoding",
  "If-None-Match",
  "If-Modified-Since",
  "Range",
  "Sec-Purpose",
  "Origin",
  "Referer",
  "User-Agent",
  "Authorization",
  "Content-Type",
  "Expect",
  "Upgrade",
  "Connection",
  "Max-Forwards",
];

function headerOf(random: Random): readonly [string, string] {
  const values = [
    hostileText(random),
    hostilePart(random),
    `${mark}.example`,
    `${mark}.example:80@127.0.0.1`,
    "ar;q=2, en;q=-1, *",
    "br;q=0, gzip;q=x, *;q=1",
    "bytes=0-,5-1,-9999999999",
    "1.2.3.4, [::1]:99999, , _hidden",
    'W/"x", *, ""',
    "upgrade, keep-alive, close",
  ];
  return [random.pick(headerNames), random.pick(values)];
}

/** Requests that no client would write; each ends its connection, so that nothing waits for more. */
function rawBytes(random: Random): string {
  const text = hostileText(random);
  const host = "Host: x\r\nConnection: close\r\n";
  return random.pick([
    `GET /${text} HTTP/1.1\r\n${host}\r\n`,
    `GET / HTTP/1.1\r\n${host}X-A: ${text}\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}${text}: x\r\n\r\n`,
    `${text} / HTTP/1.1\r\n${host}\r\n`,
    `GET / HTTP/${text}\r\n${host}\r\n`,
    `GET http://${mark}.example/${text} HTTP/1.1\r\n${host}\r\n`,
    `CONNECT ${mark}.example:80 HTTP/1.1\r\n${host}\r\n`,
    `POST / HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n${text}\r\n\r\n0\r\n\r\n`,
    `POST / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}Content-Length: 1, 2\r\n\r\nab`,
    `GET / HTTP/1.0\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\n${host.replaceAll("\r", "")}\n`,
    `\r\n\r\n${text}\r\n\r\n`,
    `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}${"X-B: c\r\n".repeat(random.below(3000))}\r\n`,
  ]);
}

function markupCase(random: Random, number: number): FuzzCase {
  const text = () => hostileText(random);
  const line = () =>
    random.pick(["## ", "### ", "# ", "- ", "**", "* ", "", "> ", "1. ", "    "]) +
    random.list(1, 4, text).join(random.pick([" ", "**", "\n", "__", "](", " **"]));
  const article = {
    title: text(),
    excerpt: text(),
    content: random.list(1, 12, line).join(random.pick(["\n\n", "\n", "\r\n"])),
    author: text(),
  };
  const slug = fuzzedSlug(number);
  const path = random.pick([
    `/articles/${slug}`,
    `/articles/${slug}?lang=ar`,
    `/articles/${slug}`,
    "/articles",
    "/articles/feed.xml",
    "/",
  ]);
  return { ...simple("markup", path), article };
}
