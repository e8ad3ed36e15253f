import type { ServicePageFrameWords } from "../services-shape.ts";

export const servicePageFrame = {
  breadcrumb: { label: "مسار التنقل", home: "الرئيسية", services: "الخدمات" },
  actions: { book: "حجز استشارة", insurance: "التأمين والدفع" },
  factsLabel: "أهم المعلومات",
  contentsLabel: "في هذه الصفحة",
  contents: {
    suitability: "لمن هذا العلاج؟",
    before: "قبل العلاج",
    during: "في أثناء العلاج",
    after: "بعد العلاج",
    questions: "أسئلة",
    who: "من يعالجك وأين",
    reading: "للاستزادة",
  },
  questionsTitle: "أسئلة يكثر طرحها",
  who: {
    title: "من يعالجك وأين",
    here: "{treatment} في هذا الفرع.",
    ask: "اسأل عن الطبيب الذي سيعاينك.",
  },
  readingTitle: "للاستزادة",
  articles: {
    "lasik-vs-prk": "الليزك أم الليزر السطحي: ما الفرق؟",
    "lasik-recovery-guide": "بعد الليزر: تعافيك أسبوعًا بعد أسبوع",
    "is-lasik-permanent": "هل تدوم نتيجة الليزك؟",
    "when-a-childs-eye-turns": "حين تنحرف عين طفلك",
    "eleven-lenses-how-to-choose": "أحد عشر خيارًا للعدسات: كيف أختار عدستي؟",
    "diabetes-and-your-retina": "السكري وشبكية عينك",
    "understanding-keratoconus": "القرنية المخروطية بكلمات بسيطة",
    "contact-lens-care": "العدسات اللاصقة في الحر والغبار",
    "how-light-becomes-sight": "كيف يتحول الضوء إلى رؤية؟",
    "your-first-eye-examination": "فحص عينيك الأول خطوة بخطوة",
  },
  doctorDecides: "المعلومات الواردة هنا عامة، أما القرار فيتخذه الطبيب معك بعد الفحص.",
  sheet: {
    print: "طباعة ورقة الزيارة",
    appointment: "موعدي",
    branch: "الفرع",
    questions: "أسئلتي",
    call: "هل لديك سؤال؟ اتصل بنا:",
  },
} satisfies ServicePageFrameWords;
