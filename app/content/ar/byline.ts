import type { BylineWords } from "../content.types.ts";

export const byline = {
  label: "عن هذا النص",
  writtenBy: "كتابة",
  reviewedBy: "مراجعة طبية",
  lastChecked: "آخر مراجعة للنص",
  nextCheck: "المراجعة التالية للنص",
} satisfies BylineWords;
