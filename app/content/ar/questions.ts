import type { QuestionWords } from "../shape.ts";

/** Questions patients ask; the home page shows the first four (A§2). */
export const questions = [
  {
    id: "lasik-suitability",
    question: "هل تناسبني عملية الليزك؟",
    answer:
      "يُشترط أن يكون عمرك ١٨ عامًا أو أكثر، وأن يكون نظرك ثابتًا منذ عام واحد على الأقل. ويبيّن الفحص هل قرنيتك مناسبة، وأي التقنيات أنسب لعينيك.",
  },
  {
    id: "stop-contact-lenses",
    question: "متى أتوقف عن لبس العدسات اللاصقة؟",
    answer:
      "توقف عن لبسها قبل الفحص بأسبوعين على الأقل. وقد تختلف المدة باختلاف نوع العدسة، فإن لم تكن متأكدًا فالتزم بالمدة الأطول واسأل فرعك.",
  },
  {
    id: "insurance",
    question: "مع أي شركات تأمين تتعاملون؟",
    answer:
      "نتعامل مع OQIC وMetLife وLiva وGIG Gulf. وتتوقف التغطية على وثيقة تأمينك، فيُرجى الاتصال بفرعك قبل الحضور.",
  },
  {
    id: "recovery-time",
    question: "كم تستغرق فترة التعافي؟",
    answer:
      "يتوقف ذلك على نوع العلاج. يكتمل التعافي بعد جراحة الساد خلال ٤ إلى ٦ أسابيع، وكذلك بعد جراحة الحَوَل. ويشرح لك طبيبك ما تتوقعه في حالتك.",
  },
] satisfies readonly QuestionWords[];
