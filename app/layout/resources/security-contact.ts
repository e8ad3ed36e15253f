import { clinic } from "~/content/data/clinic.ts";
import { resourceRoutes } from "~/content/data/resource-routes.ts";

/** RFC 9116 requires an expiry less than a year ahead, so that an abandoned contact is recognised. */
const monthsValid = 6;

/**
 * Returns the text of security.txt: the contact for vulnerabilities and its expiry. `now` in milliseconds since 1970.
 */
export function securityContact(siteUrl: string, now: number): string {
  const date = new Date(now);
  // The first of a month, so that the text changes monthly and not with every request.
  const expires = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsValid, 1));
  return [
    `Contact: mailto:${clinic.email.value}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, ar",
    `Canonical: ${siteUrl}${resourceRoutes["security-contact"].path}`,
    "",
  ].join("\n");
}
