export type Log = (event: string, detail?: Record<string, unknown>) => void;

/** Writes one JSON line per event to standard output. Callers pass no query, address, e-mail or id (issue of privacy). */
export const log: Log = (event, detail = {}) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...detail })}\n`);
};
