import { toScriptText } from "~/client/islands/script-text.ts";
import type { PageExceptionalHours } from "~/opening-hours/page-exceptional-hours.ts";
import { exceptionalHoursId } from "~/opening-hours/read-exceptional-hours.ts";

/** The exceptional hours of the page as JSON for its scripts; renders nothing when there are none (REQ-STAFF-60). */
export function ExceptionalHoursData({
  exceptionalHours,
}: {
  exceptionalHours: readonly PageExceptionalHours[];
}) {
  if (exceptionalHours.length === 0) return null;
  return (
    <script
      type="application/json"
      id={exceptionalHoursId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own; React would escape its quotes.
      dangerouslySetInnerHTML={{ __html: toScriptText(exceptionalHours) }}
    />
  );
}
