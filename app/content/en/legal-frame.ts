import type { LegalFrameWords } from "../legal.types.ts";

export const legalFrame = {
  updated: "Last updated:",
  keyFactsLabel: "At a glance",
  contents: "On this page",
  retention: "Kept:",
  contact: {
    phone: "Phone",
    chat: "WhatsApp, main branch",
    email: "Email",
    visit: "In person",
  },
  branches: "see our branches",
} satisfies LegalFrameWords;
