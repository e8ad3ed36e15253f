import type { BookingWords } from "../branches.types.ts";
import { branchCard } from "./branch-card.ts";

export const booking = {
  metadata: {
    title: "Book a consultation",
    description:
      "Call or message a branch in Muscat, Sohar, Salalah, Nizwa or Sur to book your eye consultation. See hours, directions and what to expect.",
    keywords: ["book eye appointment Oman", "eye consultation Muscat", "eye clinic WhatsApp"],
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", current: "Book consultation" },
  hero: {
    title: ["Call, or send", "a message."],
    lead: "There is no form to fill in. Choose a branch near you, then call or write.",
    labels: {
      patients: "patients",
      years: "years",
      branches: "branches",
    },
    figures: "Figures on our booking page",
    largest: "The largest private eye centre in Oman",
  },
  contactHours: {
    label: "Contact hours",
    outside: "Messages outside hours are answered the next business day.",
  },
  selector: {
    ...branchCard,
    open: "Open Now",
    directions: "Get directions",
    hours: "Booking hours",
    ticked: "Available services",
    map: "Map of Oman with the branches in Muscat, Sohar, Salalah, Nizwa and Sur",
  },
  chatMessage: "I would like to book a consultation appointment",
  expect: {
    title: "What to expect",
    steps: [
      {
        title: "Easy Scheduling",
        text: "Call or message a branch. We agree on a time that suits you. Scheduling days: Sunday through Thursday.",
      },
      {
        title: "Comprehensive Exam (45-60 minutes)",
        text: "We measure and examine your eyes. There is time for your questions.",
      },
      {
        title: "Treatment Plan",
        text: "The doctor explains what was found, what can be done and what comes next.",
      },
    ],
    questions: "More answers in the FAQ",
  },
  help: {
    title: "Need Help?",
    text: "Read the questions patients often ask, or write to the main branch.",
    questions: "Read the FAQ",
    chat: "Chat on WhatsApp",
  },
} satisfies BookingWords;
