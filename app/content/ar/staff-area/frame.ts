import type { StaffFrameWords } from "../../staff-area.types.ts";

export const frame = {
  tagline: "للموظفين",
  navigationLabel: "قسم الموظفين",
  navigation: { today: "اليوم", notice: "تنبيه", hours: "ساعات العمل", articles: "المقالات" },
  account: "حسابك",
  noRole: "هذا القسم للموظفين، وليست لحسابك صلاحية فيه. ويمكن لمسؤول الموقع أن يمنحك إياها.",
  loading: "جارٍ التحميل…",
  retry: "إعادة المحاولة",
  failures: {
    signedOut: "انتهت جلستك. سجّل الدخول من جديد لإتمام الإرسال، وكل ما كتبته محفوظ هنا.",
    signIn: "تسجيل الدخول من جديد",
    unreachable: "لم يستجب الخادم. كل ما كتبته محفوظ على هذا الجهاز. يُرجى المحاولة مرة أخرى.",
    unexpected: "حدث خطأ غير متوقع. كل ما كتبته محفوظ على هذا الجهاز. يُرجى المحاولة مرة أخرى.",
    role: "لم تعد لحسابك صلاحية إجراء هذا التغيير. كل ما كتبته محفوظ على هذا الجهاز.",
  },
} satisfies StaffFrameWords;
