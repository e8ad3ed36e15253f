import type { Environment } from "./environment.ts";
import { isLoopbackName } from "./loopback.ts";

/**
 * Whether the site may show its development inbox. Allowed only while the site stores its mails instead of sending them
 * and is reachable from this machine alone (docs/decisions/0017-the-development-inbox-has-a-key.md).
 */
export function isInboxAllowed({
  host,
  siteUrl,
  smtp,
  supabase,
  trustedProxies,
}: Pick<Environment, "host" | "siteUrl" | "smtp" | "supabase" | "trustedProxies">): boolean {
  if (supabase || smtp || trustedProxies > 0) return false;
  return isLoopbackName(host) && isLoopbackName(new URL(siteUrl).hostname);
}
