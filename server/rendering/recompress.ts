import { type EncodedResponse, recompress } from "../http/http-response.ts";

/** Recompresses a cached page at maximum quality on its second request, so that the first request is not delayed. */
export function createRecompressor(): (page: EncodedResponse) => void {
  const requests = new WeakMap<EncodedResponse["bodies"], number>();
  return (page) => {
    const count = (requests.get(page.bodies) ?? 0) + 1;
    requests.set(page.bodies, count);
    if (count === 2) void recompress(page);
  };
}
