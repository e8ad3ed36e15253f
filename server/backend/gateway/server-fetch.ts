import type { App } from "@supabase/lite";
import { quietly } from "../lite/quiet-console.ts";
import type { Log } from "../log.ts";
import { json } from "../routes/answers.ts";

/**
 * A fetch that asks lite inside this process, whatever host the address names. `/rest/v1/` only:
 * lite mounts more than its data service, and nothing else is the server's business.
 */
export function createServerFetch(app: App, log: Log): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.startsWith("/rest/v1/")) {
      return json(404, { message: "Not found" });
    }
    return quietly(log, () => app.fetch(request, { peerAddress: null }));
  };
}

/** Tells whether an article can be read with the public key at the moment. Never rejects. */
export function createReadiness(read: typeof fetch, site: string, publicKey: string) {
  return async (): Promise<boolean> => {
    const url = `${site}/rest/v1/articles?select=id&limit=1`;
    try {
      return (await read(url, { headers: { apikey: publicKey } })).ok;
    } catch {
      return false;
    }
  };
}
