import type { Database } from "../store/database.ts";

/** What GoTrue reads from a claim that lite's tokens do not have: sessions that a recovery link has made. */
export interface RecoverySessions {
  add(sessionId: string): Promise<void>;
  /**
   * Whether the owner of this session may choose a password without the old one: once, and within
   * the hour. Of several calls at the same time one is told yes.
   */
  claim(sessionId: string, now: Date): Promise<boolean>;
  /** Gives back what was claimed for a change that did not happen. */
  giveBack(sessionId: string): Promise<void>;
}

/** Milliseconds; a browser that was left open later asks for the password like any other. */
const LIFETIME = 3_600_000;

/** Kept in the `tag` of lite's own session, with which it ends. */
export function createRecoverySessions({ connection }: Database): RecoverySessions {
  const auth = connection.kysely.withSchema("auth");
  const mark = async (sessionId: string) => {
    await auth
      .updateTable("sessions")
      .set({ tag: "recovery" })
      .where("id", "=", sessionId)
      .execute();
  };
  return {
    add: mark,
    giveBack: mark,
    async claim(sessionId, now) {
      const session: { created_at: string } | undefined = await auth
        .selectFrom("sessions")
        .select(["created_at"])
        .where("id", "=", sessionId)
        .executeTakeFirst();
      if (!session || now.getTime() - Date.parse(session.created_at) >= LIFETIME) return false;
      const { numUpdatedRows } = await auth
        .updateTable("sessions")
        .set({ tag: null })
        .where("id", "=", sessionId)
        .where("tag", "=", "recovery")
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
