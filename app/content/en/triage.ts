import type { TriageWords } from "../triage-shape.ts";

export const triage = {
  title: "Now, today, or by appointment?",
  lead: "Read from the top. If a line fits, follow it.",
  now: {
    word: "Now",
    action: "Go to the nearest emergency department. Do not drive yourself.",
    signs: [
      "A chemical in the eye: rinse first, with clean water, for at least 15 minutes. Then go.",
      "Sight that is suddenly gone or much worse, in one eye or both",
      "A blow, a cut or something stuck in the eye: do not rub it, do not pull it out",
      "A dark curtain or shadow across the view, with or without flashes",
      "A red, very painful eye with headache, sickness or rings round lamps",
    ],
    call: "Emergency",
    answeredBy: "Royal Oman Police, day and night",
  },
  today: {
    word: "Today",
    action: "Call a branch today.",
    signs: [
      "New flashes or many new spots, without a shadow",
      "A red, sore eye if you wear contact lenses: take them out first",
      "Pain, more redness or weaker sight after an operation or an injection",
      "Double sight or a squint that began suddenly, or a white pupil in a child",
    ],
    openNow: "Open now",
    allClosed: "All branches are closed",
    chat: "Leave a message on WhatsApp",
    cannotWait: "If it cannot wait until then, go to the nearest emergency department.",
  },
  book: {
    word: "Book",
    action: "Everything else can wait for an appointment.",
    signs: [
      "Sight that has blurred slowly, new glasses, laser, cataract, squint, dry eyes, the yearly check with diabetes",
    ],
    button: "Book appointment",
  },
  note: "General guidance, not a diagnosis. If you are in doubt, choose the line above.",
  all: "Which signs, and whom to call",
} satisfies TriageWords;
