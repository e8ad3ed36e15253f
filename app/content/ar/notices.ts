import type { NoticesWords } from "../notices.types.ts";

export const notices = {
  on: "يوم {day}",
  until: "حتى {last}",
  fromTo: "من {first} إلى {last}",
  updated: "آخر تحديث: {date}، {time}",
  more: {
    zero: "# تنبيه آخر",
    one: "تنبيه آخر",
    two: "تنبيهان آخران",
    few: "# تنبيهات أخرى",
    many: "# تنبيهًا آخر",
    other: "# تنبيه آخر",
  },
} satisfies NoticesWords;
