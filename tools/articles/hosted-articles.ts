import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { StartError } from "local-supabase/start-error";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import { getFailureCause } from "../../app/server/failure-cause.server.ts";
import type { ArticleRow } from "./article-file.ts";
import { type ArticleStore, getOutcome } from "./article-store.ts";

/** In milliseconds. */
const timeout = 20_000;

/**
 * The table of a hosted project.
 * @throws StartError with the status and the code, without the key, when a request fails
 */
export function hostedArticles({ url, key }: { url: string; key: string }): ArticleStore {
  const client = createClient(url, key, {
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) }),
    },
  });
  const find = async (row: ArticleRow): Promise<{ id: string } | null> => {
    const columns = ["id", ...Object.keys(row)].join(",");
    const response = await client
      .from("articles")
      .select<string, { id: string }>(columns)
      .eq("slug", row.slug)
      // The key reads planned changes too.
      .or(`shown_until.is.null,shown_until.gt.${omanDay(Date.now()).date}`)
      .order("shown_from", { nullsFirst: true })
      .limit(1)
      .maybeSingle();
    if (response.error) throw createError("read", response);
    return response.data;
  };
  return {
    async push(rows) {
      const stored: ({ id: string } | null)[] = [];
      for (const row of rows) stored.push(await find(row));
      const outcomes = rows.map((row, n) => getOutcome(row, stored[n]));
      const changed = rows
        .map((row, n) => ({ id: stored[n]?.id ?? randomUUID(), ...row }))
        .filter((_, n) => outcomes[n] !== "the same");
      if (changed.length === 0) return outcomes;
      const response = await client.from("articles").upsert(changed, { onConflict: "id" });
      if (response.error) throw createError("written", response);
      return outcomes;
    },
  };
}

function createError(
  action: "read" | "written",
  response: Parameters<typeof getFailureCause>[0],
): StartError {
  const { status, cause } = getFailureCause(response);
  return new StartError(
    `The articles of SUPABASE_URL could not be ${action} (status ${status}, ${cause}), and nothing was written. With 401, 403 or 42501 SUPABASE_SERVICE_ROLE_KEY is not the project's service key.`,
  );
}
