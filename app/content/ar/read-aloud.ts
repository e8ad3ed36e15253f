import type { ReadAloudWords } from "../content.types.ts";

export const readAloud = {
  listen: "استماع",
  bar: "الاستماع إلى الصفحة",
  pause: "إيقاف مؤقت",
  goOn: "متابعة",
  stop: "إيقاف",
  previous: "الجملة السابقة",
  next: "الجملة التالية",
  speed: "سرعة القراءة",
  speeds: { slow: "بطيئة", usual: "عادية", fast: "سريعة" },
} satisfies ReadAloudWords;
