import type { Locale } from "~/i18n/locale.ts";
import type { ErrorPageWords } from "./content.types.ts";

/**
 * Words of the error page (REQ-LAYOUT-20). The app contains only these in both languages, because the page is
 * shown when the server could not deliver any.
 */
export const errorPageWords: Record<Locale, ErrorPageWords> = {
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
