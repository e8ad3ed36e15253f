import type { HoursWords } from "../hours.types.ts";

export const dayParts = {
  night: "ليلًا",
  morning: "صباحًا",
  noon: "ظهرًا",
  evening: "مساءً",
} satisfies HoursWords["dayParts"];

export const hours = {
  weekdays: {
    monday: "الاثنين",
    tuesday: "الثلاثاء",
    wednesday: "الأربعاء",
    thursday: "الخميس",
    friday: "الجمعة",
    saturday: "السبت",
    sunday: "الأحد",
  },
  dayParts,
  spans: {
    banner: "من {first} إلى {last}، من {from} إلى {to}",
    support: "من {first} إلى {last}، من {from} إلى {to}",
  },
  closed: "مغلق",
  today: "اليوم",
  clock: "بتوقيت سلطنة عُمان",
  exact: {
    today: { one: "ساعات العمل اليوم: {sessions}", more: "فترات العمل اليوم: {sessions}" },
    beforeFirst: "{today}؛ يفتح الفرع الساعة {time}",
    betweenSessions: "{today}؛ يعود الفرع إلى العمل الساعة {time}",
    open: "{today}؛ يغلق الفرع الساعة {time}",
    afterLast: {
      tomorrow: "{today}؛ يفتح الفرع غدًا الساعة {time}",
      day: "{today}؛ يفتح الفرع يوم {day} الساعة {time}",
      date: "{today}؛ يفتح الفرع في {date} الساعة {time}",
    },
    closedToday: {
      tomorrow: "الفرع مغلق اليوم، ويفتح غدًا الساعة {time}",
      day: "الفرع مغلق اليوم، ويفتح يوم {day} الساعة {time}",
      date: "الفرع مغلق اليوم، ويفتح في {date} الساعة {time}",
    },
    noneAhead: "الفرع مغلق حتى إشعار آخر. يُرجى الاتصال به.",
  },
  trust: "اعتمد على هذه الساعات، فهي ساعات عمل الفرع نفسه.",
  brief: {
    open: "مفتوح حتى الساعة {time}",
    today: "يفتح الساعة {time}",
    later: {
      tomorrow: "يفتح غدًا الساعة {time}",
      day: "يفتح يوم {day} الساعة {time}",
      date: "يفتح في {date} الساعة {time}",
    },
    noneAhead: "مغلق حتى إشعار آخر",
  },
  instead: "بدلًا من",
  exceptional: {
    other: {
      oneDay: "{reason}: ساعات عمل مختلفة في {date}.",
      moreDays: "{reason}: ساعات عمل مختلفة من {firstDate} إلى {lastDate}.",
    },
    closed: {
      oneDay: "{reason}: الفرع مغلق في {date}.",
      moreDays: "{reason}: الفرع مغلق من {firstDate} إلى {lastDate}.",
    },
    reasons: {
      ramadan: "شهر رمضان",
      "eid-al-fitr": "عيد الفطر",
      "eid-al-adha": "عيد الأضحى",
      "national-day": "اليوم الوطني",
      other: "تنبيه",
    },
  },
} satisfies HoursWords;
