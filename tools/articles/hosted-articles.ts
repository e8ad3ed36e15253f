import { createClient } from "@supabase/supabase-js";
import { StartError } from "local-supabase/start-error";
import { findFailureCause } from "../../app/server/failure-cause.server.ts";
import type { ArticleRow } from "./article-file.ts";
import { type ArticleStore, outcomeOf } from "./article-store.ts";

/** How long the project may take for one answer, in milliseconds. */
const patience = 20_000;

/**
 * The table of a hosted project, by its service key. Throws a StartError, with status and code alone, when the project
 * does not answer or refuses.
 */
export function hostedArticles({ url, key }: { url: string; key: string }): ArticleStore {
  const client = createClient(url, key, {
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(patience) }),
    },
  });
  const find = async (row: ArticleRow): Promise<object | null> => {
    const columns = Object.keys(row).join(",");
    const answer = await client.from("articles").select(columns).eq("slug", row.slug).maybeSingle();
    if (answer.error) throw refusal("read", answer);
    return answer.data;
  };
  return {
    async push(rows) {
      const kept: (object | null)[] = [];
      for (const row of rows) kept.push(await find(row));
      const outcomes = rows.map((row, n) => outcomeOf(row, kept[n]));
      const changed = rows.filter((_, n) => outcomes[n] !== "the same");
      if (changed.length === 0) return outcomes;
      const answer = await client.from("articles").upsert(changed, { onConflict: "slug" });
      if (answer.error) throw refusal("written", answer);
      return outcomes;
    },
  };
}

function refusal(
  what: "read" | "written",
  answer: Parameters<typeof findFailureCause>[0],
): StartError {
  const { status, cause } = findFailureCause(answer);
  return new StartError(
    `The articles of SUPABASE_URL could not be ${what} (status ${status}, ${cause}), and nothing was written. With 401, 403 or 42501 SUPABASE_SERVICE_ROLE_KEY is not the project's service key.`,
  );
}
