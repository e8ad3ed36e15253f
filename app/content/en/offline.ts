import type { OfflineWords } from "../content.types.ts";

export const offline = {
  metadata: {
    title: "Without a connection",
    description:
      "The branches with their telephone numbers, and what can be read without a connection.",
    keywords: [],
  },
  title: "This page needs a connection",
  lead: "This device has no copy of it. These pages are here:",
  branches: "Branches and hours",
  booking: "What is urgent, and how to book",
  again: "Try again",
} satisfies OfflineWords;
