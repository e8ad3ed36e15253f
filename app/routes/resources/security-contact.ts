import { securityContact } from "~/layout/resources/security-contact.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/security-contact";

/** Its date changes once a month, so an hour in the cache is enough. */
const maxAgeSeconds = 3_600;

export function loader({ context }: Route.LoaderArgs) {
  const site = getSite(context);
  site.setMaxAge(maxAgeSeconds);
  return new Response(securityContact(site.siteUrl, Date.now()), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
