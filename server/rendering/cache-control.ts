/** Browsers and shared caches may store a page, and ask for it again before each use. */
export const revalidate = "public, no-cache";

/** In seconds. Nothing removes a page from a shared cache when a new release starts, so none stays longer. */
const maxSharedAge = 3600;

/**
 * In seconds: while a shared cache asks for a page again, it may use the old one. An opening status is at most this
 * late.
 */
const staleWhileRevalidate = 10;

/** In seconds. A page that is a day old is better than none; scripts correct its opening status. */
const staleIfError = 86_400;

/**
 * The Cache-Control of a page that stays right for some seconds: browsers revalidate it by its ETag, shared caches store
 * it. They count whole seconds and may begin a second late, so the last one is left out.
 */
export function cacheControl(secondsLeft: number): string {
  const shared = Math.min(Math.ceil(secondsLeft) - 1, maxSharedAge);
  if (shared < 1) return revalidate;
  return [
    "public, max-age=0",
    `s-maxage=${shared}`,
    `stale-while-revalidate=${staleWhileRevalidate}`,
    `stale-if-error=${staleIfError}`,
  ].join(", ");
}
