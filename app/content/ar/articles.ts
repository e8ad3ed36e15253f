import type { ArticlesWords } from "../shape.ts";

export const articles = {
  metadata: {
    title: "مقالات عن العين والنظر",
    description:
      "إجابات واضحة عن تصحيح النظر بالليزر والساد (المياه البيضاء) والقرنية المخروطية والشبكية وجفاف العين وعيون الأطفال والعدسات اللاصقة، كُتبت للمرضى في سلطنة عُمان.",
    keywords: ["مقالات عن صحة العين", "شرح عملية الليزك", "دليل مرضى العيون"],
  },
  title: "نظرة أقرب",
  subtitle: "عيناك وطرق علاجهما بكلمات واضحة.",
  home: "الرئيسية",
  breadcrumb: "مسار التنقل",
  readMore: "اقرأ المزيد",
  readingTime: {
    zero: "أقل من دقيقة قراءة",
    one: "دقيقة قراءة",
    two: "دقيقتا قراءة",
    few: "# دقائق قراءة",
    many: "# دقيقة قراءة",
    other: "# دقيقة قراءة",
  },
  categories: {
    Laser: "الليزر",
    Cataract: "الساد",
    Cornea: "القرنية",
    Retina: "الشبكية",
    "Dry eye": "جفاف العين",
    Children: "الأطفال",
    "Contact lenses": "العدسات اللاصقة",
    Vision: "الإبصار",
    Visits: "زيارة المركز",
  },
  authors: { "Aurora Eye Centre Editorial Team": "هيئة التحرير في مركز أورورا للعيون" },
  empty: {
    title: "لا توجد مقالات بعد",
    text: "عُد إلينا قريبًا للاطلاع على الجديد!",
    retry: "حاول مرة أخرى",
  },
  back: "العودة إلى المقالات",
  written: { author: "الكاتب", published: "تاريخ النشر" },
  callout: {
    title: "هل لديك أسئلة عن عينيك؟",
    text: "تستغرق الاستشارة من ٤٥ إلى ٦٠ دقيقة تقريبًا.",
    action: "احجز استشارتك",
  },
  related: "مقالات ذات صلة",
  closing: {
    title: "دعنا نطمئن على عينيك",
    text: "القراءة تفيد، والجواب في الفحص.",
    action: "احجز استشارتك",
  },
} satisfies ArticlesWords;
