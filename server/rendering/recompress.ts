import { type EncodedResponse, recompress } from "../http/http-response.ts";

/**
 * Counts a request of a page, and returns whether the page is compressed at maximum quality. Its second request starts
 * that, so that the first one is not delayed.
 */
export function createRecompressor(): (page: EncodedResponse) => boolean {
  const requests = new WeakMap<EncodedResponse["bodies"], number>();
  const done = new WeakSet<EncodedResponse["bodies"]>();
  return (page) => {
    const { bodies } = page;
    const count = (requests.get(bodies) ?? 0) + 1;
    requests.set(bodies, count);
    if (count === 2) void recompress(page).then(() => done.add(bodies));
    return done.has(bodies);
  };
}
