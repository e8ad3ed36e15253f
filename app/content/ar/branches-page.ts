import type { BranchesPageWords } from "../branches.types.ts";
import { branchCard } from "./branch-card.ts";

export const branchesPage = {
  metadata: {
    title: "الفروع وساعات العمل والتواصل",
    description:
      "فروع مركز أورورا للعيون في مسقط وصحار وصلالة ونزوى: ساعات العمل وأرقام الهاتف والواتساب والطريق إلى كل فرع.",
    keywords: ["أقرب عيادة عيون في عُمان", "ساعات عمل عيادة العيون", "عيادة عيون في القرم"],
  },
  breadcrumb: { label: "مسار التنقل", home: "الرئيسية", current: "الفروع" },
  hero: {
    title: ["٤ فروع في أنحاء", "سلطنة عُمان"],
    lead: "اختر فرعًا لتعرف ساعات عمله وطرق الوصول إليه. اتصل به أو راسله أو تفضّل بزيارته.",
  },
  sur: { text: "تجد فرع صور في صفحة الحجز.", link: "الانتقال إلى فرع صور" },
  selector: {
    ...branchCard,
    open: "مفتوح",
    directions: "الطريق إلى الفرع",
    hours: "ساعات عمل الفرع",
    ticked: "في هذا الفرع",
    map: "خريطة سلطنة عُمان وعليها فروعنا في مسقط وصحار وصلالة ونزوى",
  },
  quality: "الجودة",
  help: {
    title: "هل تحتاج إلى مساعدة؟",
    text: "إن لم تعرف أي الفروع أنسب لك، فاسألنا.",
    book: "حجز موعد",
    contact: "التواصل معنا",
    chat: "مراسلتنا عبر واتساب",
  },
  closing: {
    title: "نحن قريبون منك",
    text: "اتصل بفرعك أو راسله لحجز استشارة.",
    action: "حجز استشارة",
  },
} satisfies BranchesPageWords;
