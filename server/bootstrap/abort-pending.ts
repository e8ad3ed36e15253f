/** Answers a request; what Node's listener hands over beside it is passed on. */
type Fetch = (request: Request, ...rest: unknown[]) => Response | Promise<Response>;

/** A fetch that can stop waiting for its answers. */
export interface AbortableFetch {
  fetch: Fetch;
  /** From now on every request is answered with what `instead` makes, also those that wait. What they began goes on. */
  abortPending(): void;
}

/** Answers with what `fetch` answers, until it is given up. */
export function createAbortableFetch(fetch: Fetch, instead: () => Response): AbortableFetch {
  const waiting = new Set<(answer: Response) => void>();
  let isGivenUp = false;
  return {
    fetch(request, ...rest) {
      if (isGivenUp) return instead();
      const answer = fetch(request, ...rest);
      if (!(answer instanceof Promise)) return answer;
      // Not Promise.race with one promise for all: that would keep something of every request for ever.
      return new Promise((resolve, reject) => {
        waiting.add(resolve);
        answer.then(resolve, reject).finally(() => waiting.delete(resolve));
      });
    },
    abortPending() {
      isGivenUp = true;
      for (const resolve of waiting) resolve(instead());
    },
  };
}
