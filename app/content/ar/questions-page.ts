import type { QuestionsPageWords } from "../questions.types.ts";

export const questionsPage = {
  metadata: {
    title: "الأسئلة الشائعة",
    description:
      "اثنتا عشرة إجابة قصيرة: الحجز والزيارة الأولى، والليزك وعدسات ICL، والعدسات اللاصقة، والتعافي والتأمين والدفع والسلامة والنتائج.",
    keywords: ["أسئلة عن الليزك", "العمر المناسب لليزك", "العدسات اللاصقة قبل الليزك"],
  },
  breadcrumb: { label: "مسار التنقل", home: "الرئيسية", current: "الأسئلة الشائعة" },
  head: {
    title: ["الأسئلة", "الشائعة"],
    lead: "إجابات قصيرة عما يسأل عنه المرضى كثيرًا. أما القرار فيتخذه الطبيب معك بعد الفحص.",
  },
  topics: "الموضوعات",
  categories: {
    general: "أسئلة عامة",
    eligibility: "ملاءمة العلاج",
    recovery: "التعافي",
    insurance: "التأمين",
    preparation: "الاستعداد",
    safety: "السلامة",
    results: "النتائج",
  },
  linkToAnswer: "رابط هذه الإجابة",
  closing: {
    title: "ألم تجد إجابة سؤالك هنا؟",
    text: "اتصل بنا، أو اسأل في الاستشارة، ففيها متسع من الوقت لأسئلتك.",
    action: "حجز استشارة",
  },
} satisfies QuestionsPageWords;
