import type { NoticesWords } from "../notices.types.ts";

export const notices = {
  on: "يوم {day}",
  until: "حتى {last}",
  fromTo: "من {first} إلى {last}",
  updated: "آخر تحديث: {date}، {time}",
  more: {
    zero: "# إعلان آخر",
    one: "إعلان آخر",
    two: "إعلانان آخران",
    few: "# إعلانات أخرى",
    many: "# إعلانًا آخر",
    other: "# إعلان آخر",
  },
} satisfies NoticesWords;
