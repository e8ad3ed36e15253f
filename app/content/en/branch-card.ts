import type { BranchSelectorWords } from "../branches.types.ts";

/** The words of a branch's card that /branches and /book-consultation share. */
export const branchCard = {
  tabsLabel: "Branches",
  main: "Main Branch",
  closed: "Closed",
  call: "Call {branch}",
  chat: "WhatsApp",
  staff: "Staff",
  specialties: "3 specialties",
  further: "Other treatments here",
  askDoctor: "Ask which doctor sees you.",
  others: "Other branches",
} satisfies Partial<BranchSelectorWords>;
