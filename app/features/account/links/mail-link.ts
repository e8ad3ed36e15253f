/** Data of a mail link. They are in the fragment, which servers and logs do not receive. */
export interface MailLink {
  type: "signup" | "recovery" | "email_change";
  /** Proves access to the mailbox; valid for one use. */
  token: string;
  /** Redirect target of the account service, which accepts only pages of this site. */
  redirectTo: string | null;
}

const types: readonly string[] = [
  "signup",
  "recovery",
  "email_change",
] satisfies MailLink["type"][];

/** Reads the fragment of `/confirm`; null when it is incomplete, as when a mail program cut it. */
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
