/** Handles a request; other arguments of Node's listener are passed on. */
type Fetch = (request: Request, ...rest: unknown[]) => Response | Promise<Response>;

/** A fetch handler whose pending responses can be replaced. */
export interface AbortableFetch {
  fetch: Fetch;
  /** Responds with `fallback` to all pending and later requests. Work that has begun continues. */
  abortPending(): void;
}

/** Responds with `fetch` until `abortPending` is called. */
export function createAbortableFetch(fetch: Fetch, fallback: () => Response): AbortableFetch {
  const waiting = new Set<(answer: Response) => void>();
  let isAborted = false;
  return {
    fetch(request, ...rest) {
      if (isAborted) return fallback();
      const answer = fetch(request, ...rest);
      if (!(answer instanceof Promise)) return answer;
      // Promise.race with one shared promise would leak memory for each request.
      return new Promise((resolve, reject) => {
        waiting.add(resolve);
        answer.then(resolve, reject).finally(() => waiting.delete(resolve));
      });
    },
    abortPending() {
      isAborted = true;
      for (const resolve of waiting) resolve(fallback());
    },
  };
}
