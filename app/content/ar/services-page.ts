import { formatPercent } from "../../i18n/numerals.ts";
import type { ServicesPageWords } from "../services.types.ts";

export const servicesPage = {
  metadata: {
    title: "خدمات طب العيون وعلاجاتها في عُمان",
    description:
      "ستة تخصصات: الليزر والحَوَل والمياه البيضاء والشبكية والقرنية والعدسات اللاصقة. تعرّف على كل علاج، ثم اتصل بنا أو راسلنا أو احجز استشارتك.",
    keywords: ["علاجات العيون", "تخصصات طب العيون", "جراحة العيون في مسقط"],
  },
  breadcrumb: { label: "مسار التنقل", home: "الرئيسية", current: "الخدمات" },
  title: "رعاية لكل جزء من العين",
  lead: "ستة تخصصات، من القرنية في مقدمة العين إلى الشبكية في مؤخرتها. وتشرح لك كل صفحة ما يجري قبل العلاج وفي أثنائه وبعده.",
  figuresLabel: "خدماتنا بالأرقام",
  figures: {
    specialties: "تخصصات",
    procedures: "إجراءً طبيًا",
    doctors: "أطباء",
    years: "عامًا",
  },
  cards: { title: "تخصصاتنا الستة", more: "معرفة المزيد" },
  why: {
    title: "لماذا تختارنا؟",
    reasons: [
      {
        icon: "procedures",
        title: "أكثر من ١٠٠٬٠٠٠ عملية ناجحة",
        text: "للقرنية والعدسة والشبكية وعضلات العين.",
      },
      {
        icon: "success",
        title: `نسبة نجاح ${formatPercent(99, "ar")}`,
        text: "هذه النسبة للمركز كله، أما ما تتوقعه لعينيك فيشرحه لك طبيبك.",
      },
      {
        icon: "certificate",
        title: "معتمد من وزارة الصحة في سلطنة عُمان",
        text: "مركز أسّسه أطباء من فنلندا، ويعمل في سلطنة عُمان منذ عام ٢٠٠٧.",
      },
      {
        icon: "equipment",
        title: "أحدث الأجهزة الأوروبية",
        text: "تشرح صفحاتنا أسماءها، مثل Z-LASIK Z8 وPRK Streamlight.",
      },
    ],
  },
  support: {
    label: "ساعات خدمة المراجعين",
    hours: "من السبت إلى الخميس، من ٨ صباحًا إلى ٦ مساءً",
    differ: "تختلف ساعات العمل من فرع إلى آخر:",
    differLink: "عرض ساعات فرعك",
  },
  closing: {
    title: "لا تعرف أي خدمة تحتاج إليها؟",
    text: "لا يلزمك أن تعرف اسم العلاج. أخبرنا بما تلاحظه، ونبدأ بالفحص.",
    action: "حجز استشارة",
    chat: "مراسلتنا عبر واتساب",
    insurance: "التأمين والدفع",
  },
} satisfies ServicesPageWords;
