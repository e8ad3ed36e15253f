import type { Log } from "../config/log.ts";
import { type Answer, findRows, readText, slugsIn } from "./answer.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import { fromBefore, retold, totalOf } from "./retelling.ts";

export interface SteadyFetchOptions {
  /** Asks the data service. */
  transport: typeof fetch;
  kept: KeptAnswers;
  log: Log;
  now?: () => number;
  /** Milliseconds: after `budget` the service counts as failing, after `patience` a call is given up. */
  budget?: number;
  patience?: number;
}

/** Reads articles from a data service that may fail. */
export interface SteadyFetch {
  /** For the client of the data service. An answer from before the failure carries `asOfHeader`. */
  fetch: typeof fetch;
  /** Since when the service has failed, in milliseconds since 1970; null while it answers. */
  failingSince(): number | null;
}

/** What the data service says of rows beyond the last one: an answer, and no failure. */
const beyondTheEnd = 416;

/** What it says of a question that it cannot read: an answer too, to that question alone. */
const unreadable: readonly number[] = [400, 414];

/**
 * A circuit breaker with a memory. While the data service answers, everything is asked of it, and its answers are kept.
 * Once a call fails, or takes longer than `budget`, the service counts as failing: readers then get what is kept, at
 * once, and one call at a time tries whether it answers again. Nobody waits for that call but readers for whom nothing
 * is kept, and they no longer than `budget` each time. An answer that comes late is kept all the same, and ends the failure.
 */
export function createSteadyFetch({
  transport,
  kept,
  log,
  now = Date.now,
  budget = 2_000,
  patience = 8_000,
}: SteadyFetchOptions): SteadyFetch {
  let since: number | null = null;
  let recoveries = 0;
  let probing: Promise<void> | null = null;

  const fail = (cause: Record<string, unknown>) => {
    if (since !== null) return;
    since = now();
    log("data service failing", cause);
  };
  const recover = () => {
    if (since === null) return;
    log("data service answers again", { seconds: Math.round((now() - since) / 1000) });
    since = null;
    recoveries += 1;
  };

  /** One whole call: its answer, and whether it was one. */
  const call = async (url: URL, init: RequestInit | undefined): Promise<Asked> => {
    const before = recoveries;
    // What hung from before a recovery tells of the failure that is over, and would date pages that need no date.
    const failNow = (cause: Record<string, unknown>) => before === recoveries && fail(cause);
    const overdue = setTimeout(() => failNow({ cause: `no answer in ${budget} ms` }), budget);
    try {
      const response = await transport(url, { ...init, signal: AbortSignal.timeout(patience) });
      const text = await readText(response);
      const rows = response.ok ? findRows(text) : null;
      const good = rows !== null || response.status === beyondTheEnd;
      if (good) {
        recover();
        if (!isUnkept(init)) {
          remember(kept, url, {
            text,
            slugs: slugsIn(rows ?? []),
            total: totalOf(response),
            at: now(),
          });
        }
      } else if (unreadable.includes(response.status)) recover();
      else failNow({ status: response.status });
      // What is no answer of the data service, though it says it is, is one of whatever stands before it.
      const status = response.ok && !good ? 502 : response.status;
      return { response: retold(response, text, status), good };
    } catch (error) {
      failNow({ cause: nameOf(error) });
      throw error;
    } finally {
      clearTimeout(overdue);
    }
  };

  const probe = (url: URL, init: RequestInit | undefined): Promise<Asked> => {
    const asked = call(url, init);
    const free = () => {
      probing = null;
    };
    probing = Promise.race([asked, late(budget)]).then(free, free);
    return asked;
  };

  return {
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input);
      const before = kept.find(keyOf(url));
      if (since === null) {
        const asked = call(url, init);
        if (!before) return (await unless(init?.signal, asked)).response;
        return retellAfter(unless(init?.signal, asked), before, budget);
      }
      if (before) {
        if (!probing) probe(url, init).catch(() => {});
        return fromBefore(before);
      }
      if (probing) {
        // The call that is under way tells whether there is anything to ask.
        await unless(init?.signal, probing);
        if (since !== null) throw new DataServiceFailing();
      }
      const asked = Promise.race([
        since === null ? call(url, init) : probe(url, init),
        late(budget),
      ]);
      return (await unless(init?.signal, asked)).response;
    },
    failingSince: () => since,
  };
}

interface Asked {
  response: Response;
  good: boolean;
}

/** Thrown instead of asking a service that is known to fail. */
class DataServiceFailing extends Error {
  override readonly name = "DataServiceFailing";
}

/** The answer of a call, or what is kept from before when it fails or lets its reader wait too long. */
async function retellAfter(
  asked: Promise<Asked>,
  before: Answer,
  budget: number,
): Promise<Response> {
  try {
    const { response, good } = await Promise.race([asked, late(budget)]);
    return good ? response : fromBefore(before);
  } catch {
    return fromBefore(before);
  }
}

/** The outcome of a call for a reader who may give up before it; the call goes on. */
function unless<Outcome>(
  signal: AbortSignal | null | undefined,
  call: Promise<Outcome>,
): Promise<Outcome> {
  if (!signal) return call;
  const given = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([call, given]);
}

function late(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DataServiceFailing()), milliseconds).unref();
  });
}

/** Whether the asker wants no answer kept: one that holds all articles would displace those that readers open. */
function isUnkept(init: RequestInit | undefined): boolean {
  return new Headers(init?.headers).get("cache-control") === "no-store";
}

function remember(kept: KeptAnswers, url: URL, answer: Answer): void {
  const slug = url.searchParams.get("slug") ?? "";
  const besides = /^neq\.(.+)$/.exec(slug)?.[1];
  // Whatever a visitor makes up, there are articles besides it: such answers would displace all others.
  if (besides && !kept.knows(besides)) return;
  kept.keep(keyOf(url), answer);
  const asked = /^eq\.(.+)$/.exec(slug)?.[1];
  if (asked && answer.slugs.length === 0) kept.takeAway(asked);
}

/** The question itself; the key of the project is the same for all. */
function keyOf({ pathname, search }: URL): string {
  return pathname + search;
}

/** Names and codes alone: a message may repeat what a visitor typed. */
function nameOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: unknown } };
  const code = cause?.code;
  return typeof code === "string" ? `${name} ${code}` : name;
}
