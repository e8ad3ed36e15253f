import {
  type CachedResponse,
  findRows,
  findTotal,
  listSlugs,
  readBody,
} from "./cached-response.ts";
import type { CircuitBreaker, Failure } from "./circuit-breaker.ts";
import type { ResponseCache } from "./response-cache.ts";
import { recordStaleResponse } from "./stale-tracking.ts";

export interface StaleIfErrorOptions {
  cache: ResponseCache;
  breaker: CircuitBreaker;
  /** The timeout of a request with a cached response, or while the circuit is open; in milliseconds. */
  slowAfter: number;
  /** A call is aborted after this time, in milliseconds. */
  timeout: number;
}

interface Outcome {
  response: Response;
  /** Why this is not a response of a working upstream, or null. */
  failure: Failure | null;
}

/** PostgREST's response for an offset beyond the last row. */
const rangeNotSatisfiable = 416;

/** Statuses of a working upstream that rejects one request. */
const clientErrors: readonly number[] = [rangeNotSatisfiable, 400, 414];

/**
 * A `fetch` for articles, notices and opening exceptions, with a stale-if-error cache: the cached response of a request
 * is served when the upstream fails or does not respond within `slowAfter`. The call continues, and a late response
 * still updates the cache.
 */
export function createStaleIfErrorFetch(options: StaleIfErrorOptions): typeof fetch {
  const { breaker, cache, slowAfter, timeout } = options;
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const cached = isUncacheable(init) ? null : cache.find(keyOf(url));
    const call = () => callUpstream(options, url, init);
    if (cached && breaker.openSince !== null) {
      if (!breaker.isProbing) breaker.run(call).catch(() => {});
      return toStaleResponse(cached);
    }
    const wait = cached || breaker.openSince !== null ? slowAfter : timeout;
    try {
      const { response, failure } = await withTimeout(breaker.run(call), wait, init?.signal);
      if (!failure || !cached) return response;
    } catch (error) {
      if (!cached) throw error;
    }
    return toStaleResponse(cached);
  };
}

/** Calls the upstream once and caches its response. */
async function callUpstream(
  { cache, timeout }: StaleIfErrorOptions,
  url: URL,
  init: RequestInit | undefined,
): Promise<Outcome> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
  const body = await readBody(response);
  if (!response.ok) {
    const failure = clientErrors.includes(response.status) ? null : { status: response.status };
    return { response: copyResponse(response, body, response.status), failure };
  }
  const rows = findRows(body);
  // A 200 without rows comes from a proxy in front of the upstream.
  if (!rows) {
    return { response: copyResponse(response, body, 502), failure: { status: response.status } };
  }
  if (!isUncacheable(init)) {
    store(cache, url, {
      body,
      rowCount: rows.length,
      slugs: listSlugs(rows),
      total: findTotal(response),
      receivedAt: Date.now(),
    });
  }
  return { response: copyResponse(response, body, response.status), failure: null };
}

function store(cache: ResponseCache, url: URL, response: CachedResponse): void {
  const [, operator, slug = ""] = /^(eq|neq)\.(.+)$/.exec(url.searchParams.get("slug") ?? "") ?? [];
  // Every unknown slug has related articles: caching them would evict all other responses.
  if (operator === "neq" && !cache.hasArticle(slug)) return;
  cache.set(keyOf(url), response);
  if (operator === "eq" && response.rowCount === 0) cache.deleteArticle(slug);
}

/** The result of a call. Rejects after a timeout, or when the request's own signal aborts; the call continues. */
function withTimeout<Result>(
  call: Promise<Result>,
  milliseconds: number,
  signal: AbortSignal | null | undefined,
): Promise<Result> {
  const timeout = AbortSignal.timeout(milliseconds);
  const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const aborted = new Promise<never>((_, reject) => {
    if (ended.aborted) reject(ended.reason);
    else ended.addEventListener("abort", () => reject(ended.reason), { once: true });
  });
  return Promise.race([call, aborted]);
}

/** True for a request that reads all articles or all slugs: its response would evict those of the pages. */
function isUncacheable(init: RequestInit | undefined): boolean {
  return new Headers(init?.headers).get("cache-control") === "no-store";
}

function keyOf({ pathname, search }: URL): string {
  return pathname + search;
}

/** A response whose body has been read. */
function copyResponse({ headers }: Response, body: string, status: number): Response {
  const range = headers.get("content-range");
  return new Response(body, {
    status,
    headers: {
      "content-type": headers.get("content-type") ?? "",
      ...(range && { "content-range": range }),
    },
  });
}

function toStaleResponse({ body, total, receivedAt }: CachedResponse): Response {
  recordStaleResponse(receivedAt);
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (total !== null) headers["content-range"] = `*/${total}`;
  return new Response(body, { headers });
}
