/** In milliseconds; a page takes a moment to load. */
const tolerance = 60_000;

/**
 * Returns a clock that is corrected by the difference of the device's clock from the server's.
 *
 * @param serverInstant the server's time when it rendered the page that loads now, in milliseconds since 1970
 */
export function serverClock(serverInstant: number): () => number {
  const difference = serverInstant - Date.now();
  return Math.abs(difference) < tolerance ? Date.now : () => Date.now() + difference;
}
