import type { ServicePageFrameWords } from "../services-shape.ts";

export const servicePageFrame = {
  breadcrumb: { label: "Breadcrumb", home: "Home", services: "Services" },
  actions: { book: "Book Your Consultation", insurance: "Insurance and payment" },
  factsLabel: "At a glance",
  contentsLabel: "On this page",
  contents: {
    suitability: "Who it is for",
    risks: "Risks and limits",
    before: "Before",
    during: "During",
    after: "After",
    questions: "Questions",
    who: "Who and where",
    reading: "Further reading",
  },
  risks: {
    title: "Risks and limits",
    lead: "Every treatment has them. Your doctor tells you which ones matter for your eyes.",
    levels: {
      common: { name: "Common", who: "Many people, mostly for a while" },
      "less-common": { name: "Less common", who: "Some people" },
      rare: { name: "Rare", who: "Few people, but serious" },
      limits: { name: "Limits", who: "What it does not do" },
    },
    signs: "Signs after treatment that cannot wait",
  },
  questionsTitle: "Good questions",
  who: {
    title: "Who and where",
    here: "{treatment} at this branch.",
    ask: "Ask which doctor sees you.",
  },
  readingTitle: "Further reading",
  articles: {
    "lasik-vs-prk": "LASIK or PRK: what is the difference?",
    "lasik-recovery-guide": "After laser: your recovery, week by week",
    "is-lasik-permanent": "Is LASIK permanent?",
    "when-a-childs-eye-turns": "When a child’s eye turns",
    "eleven-lenses-how-to-choose": "Eleven lenses: how do I choose mine?",
    "diabetes-and-your-retina": "Diabetes and your retina",
    "understanding-keratoconus": "Understanding keratoconus",
    "contact-lens-care": "Contact lenses in heat and dust",
    "how-light-becomes-sight": "How light becomes sight",
    "your-first-eye-examination": "Your first eye examination",
  },
  doctorDecides:
    "This page gives general information. Your doctor decides with you, after an examination.",
  sheet: {
    print: "Print the visit sheet",
    appointment: "My appointment",
    branch: "Branch",
    questions: "My questions",
    call: "Questions? Call us:",
  },
} satisfies ServicePageFrameWords;
