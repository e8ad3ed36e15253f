import { clinic } from "~/content/data/clinic.ts";
import { documents } from "~/content/data/documents.ts";

/** RFC 9116 wants a date less than a year ahead, so that an abandoned contact is recognised. */
const monthsValid = 6;

/** The text of security.txt: where a vulnerability is reported, and until when this holds. `now` in milliseconds since 1970. */
export function securityContact(siteUrl: string, now: number): string {
  const date = new Date(now);
  // The first of a month, so that the text changes with the month and not with every request.
  const expires = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsValid, 1));
  return [
    `Contact: mailto:${clinic.email.value}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, ar",
    `Canonical: ${siteUrl}${documents["security-contact"].path}`,
    "",
  ].join("\n");
}
