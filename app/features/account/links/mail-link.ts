/** Data of a mail link. They are in the fragment, which neither servers nor logs see. */
export interface MailLink {
  type: "signup" | "recovery" | "email_change";
  /** Proves that the mail was received; good for one use. */
  token: string;
  /** Where the account service leads afterwards; it accepts pages of this site only. */
  redirectTo: string | null;
}

const types: readonly string[] = [
  "signup",
  "recovery",
  "email_change",
] satisfies MailLink["type"][];

/** Reads the fragment of `/confirm`; null for one that a mail program cut short. */
export function readMailLink(hash: string): MailLink | null {
  const fragment = new URLSearchParams(hash.slice(1));
  const token = fragment.get("token_hash");
  const type = fragment.get("type");
  if (!token || !isType(type)) return null;
  return { type, token, redirectTo: fragment.get("redirect_to") };
}

function isType(type: string | null): type is MailLink["type"] {
  return type !== null && types.includes(type);
}
