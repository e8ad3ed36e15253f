import type { DataSource } from "../../app/server/site-context.server.ts";
import { asOfHeader } from "../upstream/answer.ts";

/** A data source for one page, and from when the oldest kept answer is that it gave; null when it gave none. */
export interface NotedSource {
  data: DataSource;
  asOf(): number | null;
}

/** Notes whether a page is made from answers that were kept from before a failure. */
export function noteOldAnswers(source: DataSource): NotedSource {
  const { fetch: read, mayBeOld } = source;
  if (!(read && mayBeOld)) return { data: source, asOf: () => null };
  let oldest: number | null = null;
  const noting: typeof fetch = async (input, init) => {
    const answer = await read(input, init);
    const at = answer.headers.get(asOfHeader);
    if (at !== null) oldest = Math.min(oldest ?? Number.POSITIVE_INFINITY, Number(at));
    return answer;
  };
  return { data: { ...source, fetch: noting }, asOf: () => oldest };
}
