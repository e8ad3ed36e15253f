import type { Locale } from "~/i18n/locale.ts";
import type { FailureWords } from "./content.types.ts";

/**
 * Words of the last-resort page (REQ-LAYOUT-20). They alone travel with the app in both languages, because they are
 * needed when the server could not hand over any.
 */
export const failureWords: Record<Locale, FailureWords> = {
  en: {
    title: "Unexpected Application Error!",
    text: "Something went wrong on our side. Please try again, or call us.",
    home: "Return Home",
    retry: "Try again",
  },
  ar: {
    title: "حدث خطأ غير متوقع في الموقع!",
    text: "حدث خلل من جانبنا. يُرجى المحاولة مرة أخرى أو الاتصال بنا.",
    home: "العودة إلى الرئيسية",
    retry: "إعادة المحاولة",
  },
};
