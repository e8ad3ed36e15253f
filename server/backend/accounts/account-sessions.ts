import type { SupabaseConfig } from "../schema/supabase-config.ts";
import type { Database } from "../store/database.ts";
import { claimOf } from "./access-token.ts";

/** Sessions of one account at a time: more than a household has devices, and a bound for who signs in without end. */
export const MOST_SESSIONS = 20;

/** What lite leaves to others: that its sessions do not pile up. */
export interface AccountSessions {
  /** Ends the sessions of this token's account beyond the bound; first those that were unused for longest. */
  bound(accessToken: string): Promise<void>;
  /** Takes away the sessions that nobody can use any more, and their tokens. */
  clear(now: Date): Promise<void>;
}

/** The sessions in lite's own table, with which their tokens go. Whether one is over is decided by lite, at its refresh. */
export function createAccountSessions(
  { connection }: Database,
  { sessionTimebox, sessionInactivity }: SupabaseConfig,
): AccountSessions {
  const auth = connection.kysely.withSchema("auth");
  return {
    async bound(accessToken) {
      const rows: SessionRow[] = await auth
        .selectFrom("sessions")
        .select(["id", "created_at", "refreshed_at"])
        .where("user_id", "=", claimOf(accessToken, "sub") ?? "")
        .execute();
      if (rows.length <= MOST_SESSIONS) return;
      rows.sort((one, other) => lastUse(other).localeCompare(lastUse(one)));
      const ended = rows.slice(MOST_SESSIONS).map(({ id }) => id);
      await auth.deleteFrom("sessions").where("id", "in", ended).execute();
    },
    async clear(now) {
      const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
      const unusedSince = ago(sessionInactivity);
      await auth.deleteFrom("sessions").where("created_at", "<", ago(sessionTimebox)).execute();
      await auth
        .deleteFrom("sessions")
        .where("created_at", "<", unusedSince)
        .where((row) =>
          row.or([row("refreshed_at", "is", null), row("refreshed_at", "<", unusedSince)]),
        )
        .execute();
    },
  };
}

/** The columns of `auth.sessions` that are looked at; times in ISO 8601, which sort as text. */
interface SessionRow {
  id: string;
  created_at: string;
  refreshed_at: string | null;
}

function lastUse({ created_at, refreshed_at }: SessionRow): string {
  return refreshed_at ?? created_at;
}
