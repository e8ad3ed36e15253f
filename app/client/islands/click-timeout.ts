/**
 * How long a queued click waits for a script, in milliseconds; afterwards the browser handles it. An island may need
 * several files, one after the other.
 */
export const clickTimeout = (island: Element | null) => (island ? 10_000 : 4000);
