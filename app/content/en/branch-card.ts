import type { BranchSelectorWords } from "../branches.types.ts";

/** Words of a branch's card, shared by /branches and /book-consultation. */
export const branchCard = {
  tabsLabel: "Branches",
  main: "Main Branch",
  closed: "Closed",
  call: "Call {branch}",
  chat: "WhatsApp",
  plan: "Plan your visit",
  staff: "Staff",
  specialties: "3 specialties",
  further: "Other treatments here",
  askDoctor: "Ask which doctor sees you.",
  others: "Other branches",
} satisfies Partial<BranchSelectorWords>;
