import type { iconDrawings } from "./icon-drawings.ts";

/**
 * The icons of header, footer and the pages that most visits begin with. They are in a file of their own, so that a first
 * page loads half of the shapes; a page loads the file with the others when it has one of them.
 */
export const frequentIcons: ReadonlySet<string> = new Set<keyof typeof iconDrawings>([
  "activity",
  "arrow-left",
  "arrow-right",
  "arrow-up",
  "award",
  "badge-check",
  "banknote",
  "book-open",
  "calendar-days",
  "check",
  "chevron-down",
  "circle-alert",
  "clock",
  "cookie",
  "facebook",
  "file-check",
  "info",
  "instagram",
  "languages",
  "link-2",
  "linkedin",
  "mail",
  "map-pin",
  "menu",
  "microscope",
  "pen-line",
  "phone",
  "printer",
  "search",
  "star",
  "stethoscope",
  "type",
  "users",
  "whatsapp",
  "x",
]);
