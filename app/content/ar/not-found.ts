import type { NotFoundWords } from "../content.types.ts";

export const notFound = {
  metadata: {
    title: "الصفحة غير موجودة",
    description: "هذه الصفحة غير موجودة أو نُقلت. يمكنك العودة إلى الصفحة الرئيسية أو التواصل معنا.",
    keywords: [],
  },
  title: "الصفحة غير موجودة",
  text: "لم نجد الصفحة التي تبحث عنها. ربما نُقلت أو لا وجود لها.",
  home: "العودة إلى الرئيسية",
  contact: "التواصل معنا",
} satisfies NotFoundWords;
