import type { LegalFrameWords } from "../legal.types.ts";

export const legalFrame = {
  updated: "آخر تحديث:",
  keyFactsLabel: "الخلاصة",
  contents: "في هذه الصفحة",
  retention: "مدة الحفظ:",
  contact: {
    phone: "الهاتف",
    chat: "واتساب الفرع الرئيسي",
    email: "البريد الإلكتروني",
    visit: "زيارة الفرع",
  },
  branches: "عرض فروعنا",
} satisfies LegalFrameWords;
