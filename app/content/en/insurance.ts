import type { InsuranceWords } from "../services.types.ts";

export const insurance = {
  metadata: {
    title: "Insurance and payment plan",
    description:
      "We work with OQIC, MetLife, Liva and GIG Gulf. Or pay over time: 0% interest, 4-month terms, instant approval. How to ask about your cover.",
    keywords: ["eye clinic insurance", "health insurance Oman", "LASIK instalments"],
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", current: "Insurance" },
  title: ["Insurance,", "or easy instalments"],
  lead: "Four insurers work with us. For what you pay yourself, there is a plan without interest.",
  insurers: {
    title: "Our insurance partners",
    text: "Cover depends on your policy. Please call your branch before you come.",
    logos: {
      oqic: "OQIC logo",
      metlife: "MetLife logo",
      liva: "Liva logo",
      "gig-gulf": "GIG Gulf logo",
    },
  },
  plan: {
    title: ["Treatment now,", "payment over four months"],
    text: "A buy-now-pay-later plan: 0% interest, 4-month terms, instant approval.",
    tiles: {
      interest: { label: "interest" },
      term: { value: "4-month", label: "terms" },
      approval: { label: "instant approval" },
    },
    store: "Get the plan’s app",
    note: "The plan has its own terms. Read them in the app before you agree, and ask your branch if something is not clear.",
  },
  how: {
    title: "How insurance works here",
    lead: "Every policy is different. These four steps help you to know what you will pay before treatment starts.",
    steps: [
      {
        title: "Call before you come",
        text: "Tell your branch the name of your insurer and of your plan. Ask what they need to see.",
      },
      {
        title: "Ask your insurer",
        text: "Your policy says what is covered, and what share you pay yourself. Some treatments need the insurer’s approval first.",
      },
      {
        title: "Come to the consultation",
        text: "The doctor examines your eyes in about 45 to 60 minutes and tells you which treatment suits you, if you need one.",
      },
      {
        title: "Decide with clear facts",
        text: "Before treatment, ask what your insurer pays, what you pay yourself and how you can pay it.",
      },
    ],
  },
  bring: {
    title: "Bring with you",
    items: [
      "your insurance card",
      "your identity card or residence card",
      "a letter from your insurer or doctor, if you have one",
      "your glasses and a list of your medicines",
    ],
  },
  other: {
    title: "Paying yourself",
    text: "You can also pay in cash or by card.",
  },
  closing: {
    title: "Let us check your eyes.",
    text: "Bring your insurance card, and your questions about payment.",
    action: "Book Your Consultation",
  },
} satisfies InsuranceWords;
