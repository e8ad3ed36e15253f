import { toScriptText } from "~/client/islands/script-text.ts";
import type { PageException } from "~/opening-hours/page-exceptions.ts";
import { exceptionsId } from "~/opening-hours/read-exceptions.ts";

/** The exceptional hours of the page for its scripts. Nothing without any (REQ-STAFF-60). */
export function ExceptionsData({ exceptions }: { exceptions: readonly PageException[] }) {
  if (exceptions.length === 0) return null;
  return (
    <script
      type="application/json"
      id={exceptionsId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own; React would escape its quotes.
      dangerouslySetInnerHTML={{ __html: toScriptText(exceptions) }}
    />
  );
}
