import type { StaffFrameWords } from "../../staff-area.types.ts";

export const frame = {
  tagline: "للموظفين",
  navigationLabel: "قسم الموظفين",
  navigation: { today: "اليوم", notice: "إعلان", hours: "الدوام", articles: "المقالات" },
  account: "حسابك",
  noRole: "هذا القسم للموظفين، وليس لحسابك صلاحية هنا. يمكن لمشغّل الموقع أن يمنحك إياها.",
  needsScript: "يحتاج هذا القسم إلى جافاسكربت. لتغيير الدوام الآن اتصل بمشغّل الموقع.",
  failures: {
    signedOut: "انتهت جلستك. سجّل الدخول من جديد للإرسال، فكل ما كتبته محفوظ هنا.",
    unreachable: "لا يستجيب الخادم. كل ما كتبته محفوظ على هذا الجهاز، فأعد المحاولة.",
    unexpected: "لم تنجح العملية. كل ما كتبته محفوظ على هذا الجهاز، فأعد المحاولة.",
    role: "لم يعد مسموحًا لحسابك بهذا التغيير. كل ما كتبته محفوظ على هذا الجهاز.",
  },
} satisfies StaffFrameWords;
