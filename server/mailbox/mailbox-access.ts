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
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-original-.+|cf-.+|true-client-ip|fly-client-ip)$/;

/** What the connection tells beside the request. */
export interface Connection {
  readonly remoteAddress: string | undefined;
  /** As Node gives it, `1.1` for every browser. */
  readonly httpVersion: string | undefined;
}

/**
 * Whether a browser on this machine asks, under a name of this machine. The socket alone would let
 * in the readers of a proxy beside us, and a page of another site whose name was made to point here.
 * A proxy that nobody has configured writes no header, but speaks HTTP/1.0, as no browser does.
 */
export function isAskedFromHere({ headers, url }: Request, connection: Connection): boolean {
  if (connection.httpVersion !== "1.1") return false;
  if ([...headers.keys()].some((name) => FORWARDING.test(name))) return false;
  const host = URL.parse(`http://${headers.get("host") ?? ""}`)?.hostname ?? "";
  const names = [host, new URL(url).hostname];
  return names.every(isLoopbackName) && isLoopbackAddress(connection.remoteAddress ?? "");
}
