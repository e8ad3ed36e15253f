import type { Database } from "./database.ts";

/** What GoTrue reads from a claim that lite's tokens do not have: sessions that a recovery link has made. */
export interface RecoverySessions {
  add(sessionId: string): Promise<void>;
  /** Whether its owner may choose a password without the old one: once, and within the hour. */
  has(sessionId: string, now: Date): Promise<boolean>;
  remove(sessionId: string): Promise<void>;
}

/** Milliseconds; a browser that was left open later asks for the password like any other. */
const LIFETIME = 3_600_000;

/** Kept in the `tag` of lite's own session, with which it ends. */
export function createRecoverySessions({ connection }: Database): RecoverySessions {
  const auth = connection.kysely.withSchema("auth");
  const tag = async (sessionId: string, value: string | null) => {
    await auth.updateTable("sessions").set({ tag: value }).where("id", "=", sessionId).execute();
  };
  return {
    add: (sessionId) => tag(sessionId, "recovery"),
    remove: (sessionId) => tag(sessionId, null),
    async has(sessionId, now) {
      const session: { created_at: string } | undefined = await auth
        .selectFrom("sessions")
        .select(["created_at"])
        .where("id", "=", sessionId)
        .where("tag", "=", "recovery")
        .executeTakeFirst();
      return session !== undefined && now.getTime() - Date.parse(session.created_at) < LIFETIME;
    },
  };
}
