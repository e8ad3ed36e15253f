// The tests of pages, server and deployment that prove requirements of the ASVS.
import { inFile } from "./entry.ts";

const headers = inFile("e2e/server/headers.spec.ts");
export const pagePolicy = headers(
  `the policy of \${address} allows our own files and its inline scripts only, and no framing`,
);
export const responseHeaders = headers(
  `the response to \${method} \${path} has the security headers and names no software`,
);
export const hsts = headers(
  "a site with an https URL has Strict-Transport-Security in every response",
);
export const injectedScript = headers("an injected script does not run");

export const ownOrigin = inFile("server/http/security-headers.test.ts")(
  "a page loads only the resource types it needs, from our own origin",
);
export const fuzz = inFile("e2e/server/fuzz.spec.ts")(
  "a thousand hostile requests cause no server error, no injection and no foreign redirect",
);
export const noInput = inFile("e2e/server/bad-input.spec.ts")(
  "a page contains no text of the request",
);

const addresses = inFile("e2e/server/addresses.spec.ts");
export const ownRedirects = addresses("no URL redirects to another site");
export const onceDecoded = addresses(
  "other spellings of a URL redirect once to the canonical one and keep the language",
);

const errors = inFile("e2e/server/error-responses.spec.ts");
export const readOnly = errors(
  "only GET and HEAD are allowed, and status 405 has a text in both languages",
);
export const malformed = errors(
  "a malformed request gets an error in both languages, and the connection is closed",
);

const files = inFile("server/http/static-files.test.ts");
export const noFile = files("%s is no file");

const siteServer = inFile("server/http/site.test.ts");
export const proxies = siteServer(
  "behind %i trusted proxies, X-Forwarded-For %j gives the client address %s",
);
export const requestLog = siteServer(
  "each request is logged with method, route and status, without its query",
);
export const errorLog = siteServer(
  "an error is logged, and its response has a text in both languages without details",
);

const log = inFile("e2e/server/log.spec.ts");
export const jsonLog = log(
  "the log has one JSON object per line and contains no input or address of a visitor",
);
export const logOfFailure = log("a failed request for the article list is logged");
export const requestId = log("a response has the request id of its log line");
export const privateMetrics = log(
  "only clients on this machine or in a private network can read the metrics",
);

const shared = inFile("e2e/server/shared-cache.spec.ts");
export const uncached = shared(
  "accounts, searches and calls of the backend are never cached, and no log has a query",
);

const xml = inFile("app/layout/resources/xml.test.ts");
export const xmlEscapes = xml("%j is written as %j");
export const xmlAttributes = xml(
  "attributes are escaped, children are markup, an element without children is closed at once",
);
export const feedWords = inFile("app/layout/resources/article-feed.test.ts")(
  "markup in the texts of an article is escaped",
);
export const articleImage = inFile("app/features/articles/queries/article-row.test.ts")(
  "the image %j is as if there were none",
);
export const plainArticle = inFile("app/features/articles/page/light-markup.test.ts")(
  "every other line that is not empty is a paragraph of its own",
);
export const trustedTypes = inFile("app/client/enhancements/loading/trusted-types-policy.test.ts")(
  "text stays, markup becomes empty, and only files of this site are scripts",
);
export const nextPath = inFile("app/features/account/forms/next-path.test.ts")(
  "%j leads to the dashboard",
);
export const languageCookie = inFile("app/i18n/stored-language.test.ts")(
  "the choice goes to localStorage and, for a year, to the cookie that mirrors it",
);
export const openHours = inFile("e2e/staff/notices.spec.ts")(
  "the opening hours are data that other sites may read",
);
export const knownParameters = inFile("server/rendering/page-request.test.ts")(
  "unknown parameters never reach a page or the cache key",
);
export const boundedSearch = inFile("app/features/search/search.test.ts")(
  "a search looks for the first words of a long query only",
);
export const searchLimit = inFile("server/http/search-limit.test.ts")(
  "the searches of a client are limited, and other clients are not affected",
);
export const searchQueue = inFile("server/http/search-limit.test.ts")(
  "one search runs at a time, and a client with many waits for a client with one",
);
export const oneRendering = inFile("e2e/server/concurrency.spec.ts")(
  "two hundred concurrent requests for a page render it once",
);
export const outage = inFile("e2e/server/outage.spec.ts")(
  "cached articles stay available during an outage, with their date, also after a restart",
);
export const circuit = inFile("server/upstream/circuit-breaker.test.ts")(
  "while the upstream hangs, cached responses are served at once and one request at a time probes it",
);
export const componentKit = inFile("server/rendering/pages.test.ts")(
  "existing pages of a list are rendered, and the component kit in development",
);
export const neededColumns = inFile("app/features/articles/queries/article-list.test.ts")(
  "a page of the list requests only its rows and the columns of its language",
);

const running = inFile("tests/security-rules.test.ts");
export const noPrograms = running("the running site starts no other program and evaluates no text");
export const hashesAndCertificates = running(
  "hashes are SHA-256, and no connection accepts an unverified certificate",
);
export const systemRandom = running(
  "random values of server and backend that have to be secret come from the system",
);
export const pastedText = running("a field accepts pasted text");

const deploy = inFile("tests/deploy.test.ts");
export const tls = deploy(
  "nginx encrypts with current protocols and ciphers, and plain http leads to https only",
);
export const noHistory = deploy("a release has no version history");

const lockfile = inFile("tests/lockfile.test.ts");
export const lockedPackages = lockfile(
  "every locked package has an integrity hash and no registry",
);
export const allPackages = lockfile(
  "the lockfile contains every package for every platform, so that npm ci works on all of them",
);
export const defences = inFile("tests/docs.test.ts")(
  "every defence of the security page names a test that proves it",
);
export const writtenRules = inFile("tests/requirements.test.ts")(
  "every requirement names where it is tested, by files that exist",
);
