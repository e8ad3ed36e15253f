import {
  type Disturbance,
  type ProxiedCall,
  startProxy,
} from "../../../tools/test-servers/disturbing-proxy.ts";
import { ask, textOf } from "../requests/ask.ts";
import { type OwnSite, test as ownTest } from "./own-site.ts";

/** A site whose data comes through a proxy that this test alone disturbs. */
export interface Distant {
  own: OwnSite;
  /** From now on the proxy does this to every call for articles; null passes all on. */
  disturb(disturbance: Disturbance | null): Promise<void>;
  /** How many calls have come through the proxy. */
  calls(): Promise<number>;
}

/** Tests that start a site, the data service it reads from, and the proxy between them. */
export const test = ownTest.extend<{
  startDistant(environment?: Record<string, string>): Promise<Distant>;
}>({
  startDistant: async ({ startSite, origin }, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (environment = {}) => {
      const backend = await startSite(0);
      stops.push(await startProxy(new URL(origin(1)), backend.address));
      const hosted = { SUPABASE_URL: origin(1), SUPABASE_ANON_KEY: backend.publicKey() };
      const own = await startSite(2, { ...hosted, FRESHNESS_SECONDS: "0", ...environment });
      const control = `${origin(1)}/proxy-control`;
      const disturb = async (disturbance: Disturbance | null) => {
        const body = JSON.stringify({ match: "articles", disturbance });
        await ask(control, { method: disturbance ? "PUT" : "DELETE", body });
      };
      const calls = async () => (JSON.parse(textOf(await ask(control))) as ProxiedCall[]).length;
      return { own, disturb, calls };
    });
    for (const stop of stops) await stop();
  },
});
