import type { StaffFactorWords } from "../../staff-factor.types.ts";

export const factor = {
  enroll: {
    title: "Add a second step",
    lead: "Once only. From now on you sign in with your password and a code from your phone.",
    steps: ["Scan this with an authenticator app", "Type the six figures that the app shows"],
    qrCode: "QR code; the key is written below",
    key: "On this very phone? Copy the key into the app.",
    copy: "Copy key",
    copied: "Copied",
    submit: "Confirm the code",
    lost: "Lost your phone later? The operator of the site removes the second step, and you add it again.",
  },
  code: {
    title: "Six figures from your phone",
    lead: "Open your authenticator app. The figures change every 30 seconds.",
    label: "Code",
    submit: "Sign in",
    submitting: "Checking",
    lost: "Without your phone, ask the operator of the site to remove the second step.",
    wrong: "This code is not right or has been used. Type the figures that the app shows now.",
    incomplete: "Type all six figures.",
    tooMany: "Too many tries. Wait 5 minutes.",
  },
  again: {
    title: "Sign in again",
    text: "Your session has ended. Everything you typed is still here.",
    submit: "Continue",
    submitting: "Signing in",
    close: "Close",
  },
} satisfies StaffFactorWords;
