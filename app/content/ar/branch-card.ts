import type { BranchSelectorWords } from "../branches.types.ts";

/** Words of a branch's card, shared by /branches and /book-consultation. */
export const branchCard = {
  tabsLabel: "الفروع",
  main: "الفرع الرئيسي",
  closed: "مغلق",
  call: "الاتصال بفرع {branch}",
  chat: "واتساب",
  plan: "رتّب زيارتك",
  staff: "الموظفون",
  specialties: "٣ تخصصات",
  further: "علاجات أخرى في هذا الفرع",
  askDoctor: "اسأل عن الطبيب الذي سيعاينك.",
  others: "الفروع الأخرى",
} satisfies Partial<BranchSelectorWords>;
