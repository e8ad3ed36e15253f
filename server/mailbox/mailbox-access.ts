import type { Environment } from "../environment.ts";
import { isLoopbackAddress, isLoopbackName } from "../loopback.ts";

/** What decides whether the mailbox exists at all. */
export type MailboxSettings = Pick<
  Environment,
  "host" | "siteUrl" | "smtp" | "supabase" | "trustedProxies"
>;

/**
 * Whether a site with these settings has a mailbox: only one that keeps its own mails and that
 * nobody but this machine can reach. Its links open accounts.
 */
export function hasMailbox(settings: MailboxSettings): boolean {
  const { host, siteUrl, smtp, supabase, trustedProxies } = settings;
  if (supabase || smtp || trustedProxies > 0) return false;
  return isLoopbackName(host) && isLoopbackName(new URL(siteUrl).hostname);
}

/** What a proxy writes into a request that it passes on. */
const FORWARDING = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Whether a browser on this machine asks, under a name of this machine. The socket alone would let
 * in the readers of a proxy beside us, and a page of another site whose name was made to point here.
 */
export function isAskedFromHere({ headers }: Request, socketAddress: string | undefined): boolean {
  const name = URL.parse(`http://${headers.get("host") ?? ""}`)?.hostname ?? "";
  if (FORWARDING.some((header) => headers.has(header))) return false;
  return isLoopbackName(name) && isLoopbackAddress(socketAddress ?? "");
}
