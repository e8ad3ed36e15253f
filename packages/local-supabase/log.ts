/** Logs an event with its details. The server's log (server/config/log.ts) writes it as one line of JSON. */
export type Log = (event: string, detail?: Record<string, unknown>) => void;
