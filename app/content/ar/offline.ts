import type { OfflineWords } from "../content.types.ts";

export const offlineNotice = {
  copy: "اتصالك بالإنترنت منقطع أو بطيء. وما تقرؤه هنا نسخة محفوظة في {date} الساعة {time}.",
  tool: "اتصالك بالإنترنت منقطع أو بطيء، لكن يمكنك استعمال جدول قطراتك كالمعتاد.",
} satisfies OfflineWords["notice"];

export const offline = {
  metadata: {
    title: "بلا اتصال بالإنترنت",
    description: "الفروع وأرقام هواتفها، وما يمكنك قراءته بلا اتصال بالإنترنت.",
    keywords: [],
  },
  title: "لا تُفتح هذه الصفحة بلا اتصال بالإنترنت",
  lead: "لا توجد على جهازك نسخة محفوظة منها. أما هذه الصفحات فمتاحة لك:",
  branches: "الفروع وساعات العمل",
  booking: "الحالات العاجلة وطريقة الحجز",
  again: "إعادة المحاولة",
  notice: offlineNotice,
} satisfies OfflineWords;
