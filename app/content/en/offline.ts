import type { OfflineWords } from "../content.types.ts";

export const offlineNotice = {
  copy: "You have no connection, or a slow one. What you read here is a copy from {date}, {time}.",
  tool: "You have no connection, or a slow one. Your timetable works without it.",
} satisfies OfflineWords["notice"];

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
  notice: offlineNotice,
} satisfies OfflineWords;
