import type { QuestionWords } from "../shape.ts";

/** Questions patients ask; the home page shows the first four (A§2). */
export const questions = [
  {
    id: "lasik-suitability",
    question: "Can I have LASIK?",
    answer:
      "You need to be 18 or older, with stable vision for at least 1 year. The examination shows whether your cornea is suitable and which method fits your eyes.",
  },
  {
    id: "stop-contact-lenses",
    question: "When do I stop wearing contact lenses?",
    answer:
      "Stop wearing them at least 2 weeks before your examination. The time can differ with the kind of lens. If unsure, keep the longer time and ask your branch.",
  },
  {
    id: "insurance",
    question: "Which insurers do you work with?",
    answer:
      "We work with OQIC, MetLife, Liva and GIG Gulf. Cover depends on your policy, so please call your branch before you come.",
  },
  {
    id: "recovery-time",
    question: "How long does recovery take?",
    answer:
      "It depends on the treatment. After cataract surgery, full recovery takes 4-6 weeks. After strabismus surgery it also takes 4-6 weeks. Your doctor tells you what to expect for your eyes.",
  },
] satisfies readonly QuestionWords[];
