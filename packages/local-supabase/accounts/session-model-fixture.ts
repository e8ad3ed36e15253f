export const daySeconds = 86_400; // seconds
export const sessionLimits = {
  sessionTimebox: 180 * daySeconds,
  sessionInactivity: 30 * daySeconds,
  linkLifetime: 3600,
};

/** What has to be true of one session, said in another way than the store says it. */
export interface Session {
  readonly id: string;
  readonly owner: number;
  readonly began: number;
  used: number;
  /** Every token that it has had, the newest last. */
  readonly tokens: string[];
  state: "lives" | "stolen" | "ended";
}

/** What a token has to lead to: a new one, this very one, or why not. */
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
