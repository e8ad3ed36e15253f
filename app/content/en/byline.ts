import type { BylineWords } from "../content.types.ts";

export const byline = {
  label: "About this text",
  writtenBy: "Written by",
  reviewedBy: "Clinically reviewed by",
  lastChecked: "Last checked",
  nextCheck: "Next check",
} satisfies BylineWords;
