/** Writes one event with its details; the caller decides where it is written. */
export type Log = (event: string, detail?: Record<string, unknown>) => void;
