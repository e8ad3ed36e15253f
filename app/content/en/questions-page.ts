import type { QuestionsPageWords } from "../questions.types.ts";

export const questionsPage = {
  metadata: {
    title: "Frequently asked questions",
    description:
      "Twelve short answers: booking, the first visit, LASIK and ICL, contact lenses, recovery, insurance, payment, safety and results.",
    keywords: ["LASIK questions", "LASIK age limit", "contact lenses before LASIK"],
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", current: "FAQ" },
  head: {
    title: ["Frequently", "asked questions"],
    lead: "Short answers to what patients often ask. Your doctor decides with you, after an examination.",
  },
  topics: "Topics",
  categories: {
    general: "General",
    eligibility: "Eligibility",
    recovery: "Recovery",
    insurance: "Insurance",
    preparation: "Preparation",
    safety: "Safety",
    results: "Results",
  },
  linkToAnswer: "Link to this answer",
  closing: {
    title: "Still have a question?",
    text: "Call us, or ask it at a consultation. There is time for it.",
    action: "Book Your Consultation",
  },
} satisfies QuestionsPageWords;
