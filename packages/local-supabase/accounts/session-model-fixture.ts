export const DAY = 86_400; // seconds
export const LIMITS = {
  sessionTimebox: 180 * DAY,
  sessionInactivity: 30 * DAY,
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
export function expectationOf(session: Session, token: string): string {
  if (session.state === "ended") return "unknown";
  const isNewest = token === session.tokens.at(-1);
  const isParent = token === session.tokens.at(-2);
  if (session.state === "stolen" || !(isNewest || isParent)) return "already used";
  return whyOver(session) ?? (isNewest ? "next token" : `${session.tokens.at(-1)}`);
}

export function whyOver({ began, used }: Session): "expired" | "inactive" | undefined {
  if (Date.now() - began > LIMITS.sessionTimebox * 1000) return "expired";
  return Date.now() - used > LIMITS.sessionInactivity * 1000 ? "inactive" : undefined;
}
