export const daySeconds = 86_400;
export const sessionLimits = {
  sessionTimebox: 180 * daySeconds,
  sessionInactivity: 30 * daySeconds,
  linkLifetime: 3600,
};

/** The expected state of a session, independent of the store's implementation. */
export interface Session {
  readonly id: string;
  readonly owner: number;
  readonly began: number;
  used: number;
  /** All its tokens, the newest last. */
  readonly tokens: string[];
  state: "open" | "stolen" | "ended";
}

/** The expected result for a token: the next one, this one, or the reason for rejection. */
export function expectedRotation(session: Session, token: string): string {
  if (session.state === "ended") return "unknown";
  const isNewest = token === session.tokens.at(-1);
  const isParent = token === session.tokens.at(-2);
  if (session.state === "stolen" || !(isNewest || isParent)) return "already used";
  return expiryReason(session) ?? (isNewest ? "next token" : `${session.tokens.at(-1)}`);
}

export function expiryReason({ began, used }: Session): "expired" | "inactive" | undefined {
  if (Date.now() - began > sessionLimits.sessionTimebox * 1000) return "expired";
  return Date.now() - used > sessionLimits.sessionInactivity * 1000 ? "inactive" : undefined;
}
