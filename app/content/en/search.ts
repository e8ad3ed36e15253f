import type { SearchWords } from "../search.types.ts";

export const search = {
  metadata: {
    title: "Search",
    description:
      "Look for a treatment, a doctor, a branch, a question or an article of Aurora Eye Centre.",
    keywords: [],
  },
  titleFor: "{words}: search",
  title: "Search",
  lead: "Treatments, doctors, branches, questions and articles, in English or Arabic.",
  oftenLabel: "Often looked for",
  often: ["Cataract", "LASIK", "Squint", "Lazy eye", "Dry eye", "Children", "Insurance"],
  count: {
    zero: "# results for “{words}”",
    one: "# result for “{words}”",
    two: "# results for “{words}”",
    few: "# results for “{words}”",
    many: "# results for “{words}”",
    other: "# results for “{words}”",
  },
  kindsLabel: "Kinds of results",
  kinds: {
    treatment: { many: "Treatments", one: "Treatment" },
    doctor: { many: "Doctors", one: "Doctor" },
    branch: { many: "Branches", one: "Branch" },
    question: { many: "Questions", one: "Question" },
    article: { many: "Articles", one: "Article" },
    page: { many: "Pages", one: "Page" },
  },
  closest: "The closest {shown} of {all}. One more word narrows them down.",
  nothing: {
    title: "Nothing found for “{words}”",
    text: "Try one word, or start from a treatment. The reception knows the rest:",
  },
  limited: {
    title: "Too many searches in a short time",
    text: "Wait a minute and search again, or start from a treatment. The reception knows the rest:",
  },
  all: "All results for “{words}”",
  suggestions: {
    zero: "No suggestions",
    one: "# suggestion",
    two: "# suggestions",
    few: "# suggestions",
    many: "# suggestions",
    other: "# suggestions",
  },
} satisfies SearchWords;
