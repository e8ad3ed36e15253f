import { type EncodedResponse, recompress } from "../http/http-response.ts";

/**
 * Packs a page as well as can be once it is asked for a second time: the first reader has not waited for it, and of what
 * nobody asks for again the work is saved.
 */
export function createRecompressor(): (page: EncodedResponse) => void {
  const asked = new WeakMap<EncodedResponse["bodies"], number>();
  return (page) => {
    const times = (asked.get(page.bodies) ?? 0) + 1;
    asked.set(page.bodies, times);
    if (times === 2) void recompress(page);
  };
}
