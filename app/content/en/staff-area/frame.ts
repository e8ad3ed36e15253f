import type { StaffFrameWords } from "../../staff-area.types.ts";

export const frame = {
  tagline: "For staff",
  navigationLabel: "Staff area",
  navigation: { today: "Today", notice: "Notice", hours: "Hours", articles: "Articles" },
  account: "Your account",
  noRole:
    "This area is for staff. Your account has no role here; the operator of the site can give you one.",
  loading: "Loading…",
  retry: "Try again",
  failures: {
    signedOut:
      "You are signed out. Sign in again to send this; everything you typed is still here.",
    signIn: "Sign in again",
    unreachable:
      "The server does not answer. Everything you typed is stored on this device. Please try again.",
    unexpected:
      "That did not work. Everything you typed is stored on this device. Please try again.",
    role: "Your account may no longer change this. Everything you typed is stored on this device.",
  },
} satisfies StaffFrameWords;
