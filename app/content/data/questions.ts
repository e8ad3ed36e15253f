import { pathOf } from "./pages.ts";

/** Categories of the questions page in order; each id is also a fragment, as `/faq#safety`. */
export const questionCategories = [
  "general",
  "eligibility",
  "recovery",
  "insurance",
  "preparation",
  "safety",
  "results",
] as const;

export type QuestionCategory = (typeof questionCategories)[number];

/** The questions by category, in the order of the page. An id is also the fragment of its answer. */
export const questionsIn = {
  general: ["book-visit", "first-visit"],
  eligibility: ["lasik-suitability", "icl-suitability"],
  recovery: ["recovery-time", "swimming"],
  insurance: ["insurers", "paying"],
  preparation: ["stop-contact-lenses", "what-to-bring"],
  safety: ["surgery-risks"],
  results: ["glasses-after-laser"],
} as const satisfies Record<QuestionCategory, readonly string[]>;

export type QuestionId = (typeof questionsIn)[QuestionCategory][number];

/** Target of the link in an answer: a page or a part of it with the details (REQ-CLAIM-7). */
export const answerPaths = {
  "book-visit": pathOf("booking"),
  "first-visit": pathOf("article", "your-first-eye-examination"),
  "lasik-suitability": `${pathOf("lasik-surgery")}#suitability`,
  "icl-suitability": `${pathOf("contact-lens")}#icl`,
  swimming: `${pathOf("cataract-surgery")}#after`,
  insurers: pathOf("insurance"),
  "stop-contact-lenses": `${pathOf("lasik-surgery")}#before`,
  "glasses-after-laser": pathOf("article", "is-lasik-permanent"),
} as const satisfies Partial<Record<QuestionId, string>>;
