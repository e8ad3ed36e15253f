/** Writes one structured entry, as a line of JSON or wherever the caller keeps its log. */
export type Log = (entry: object) => void;
