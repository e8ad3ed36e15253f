import type { CallTodayWords, TriageWords } from "../triage.types.ts";

export const callToday = {
  action: "Call a branch today.",
  openNow: "Open now",
  allClosed: "All branches are closed.",
  cannotWait: "If it cannot wait or gets worse, go to the nearest emergency department.",
  otherwise: "If it can wait, call when the first branch opens:",
  chat: "Leave a message on WhatsApp",
} satisfies CallTodayWords;

export const triage = {
  title: "Now, today, or by appointment?",
  lead: "Start at the top. Stop at the first sign you have, and do what it says.",
  now: {
    word: "Now",
    action: "Go to the nearest emergency department. Do not drive yourself.",
    signs: {
      chemical:
        "A chemical in the eye: rinse first, with clean water, for at least 15 minutes. Then go.",
      "sight-loss": "Sight that is suddenly gone or much worse, in one eye or both",
      injury: "A blow, a cut or something stuck in the eye: do not rub it, do not pull it out",
      curtain: "A dark curtain or shadow across the view, with or without flashes",
      "severe-pain": "A red, very painful eye with headache, sickness or rings round lights",
    },
    heading: "Go now",
    call: "Emergency",
    answeredBy: "Royal Oman Police, day and night",
  },
  today: {
    ...callToday,
    word: "Today",
    signs: {
      "flashes-floaters":
        "New flashes of light, or many new dark spots (floaters), but no shadow or curtain",
      "painful-red-eye":
        "A red eye with pain, blurred sight, thick discharge or discomfort in bright light",
      "contact-lens": "A red, sore eye if you wear contact lenses: take them out first",
      "after-operation": "Pain, more redness or weaker sight after an operation or an injection",
      "double-vision": "Double vision or a squint that began suddenly",
      "white-pupil": "A white pupil in a child’s eye",
    },
    heading: "Call today",
  },
  book: {
    word: "Book",
    action: "Everything else can wait for an appointment.",
    signs: {
      "mild-red-eye":
        "A red eye without pain, a sty or a swollen eyelid, itchy or watering eyes, as long as you see as well as before. If a sign from the lines above joins it, follow that line.",
      "slow-change":
        "Sight that has blurred slowly, new glasses, laser, cataract, squint, dry eyes, the yearly check with diabetes",
    },
    button: "Book appointment",
    plan: "Book, change or cancel by message",
    drops: "After an operation: a timetable for your drops",
  },
  note: "General guidance, not a diagnosis. If you are not sure, choose the more urgent line.",
  all: "Warning signs and phone numbers",
} satisfies TriageWords;
