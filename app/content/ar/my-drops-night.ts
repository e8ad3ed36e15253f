import type { DropsNightWords } from "../my-drops.types.ts";

export const myDropsNight = {
  times: { label: "المواعيد المعروضة", usual: "الأيام المعتادة", ramadan: "رمضان" },
  title: "مواعيد قطراتك في رمضان",
  iftar: "الإفطار",
  suhoor: "نهاية السحور",
  dashed: "الخط المتقطع: قطرات لا يتسع لها الليل، فبقيت كما وُصفت",
  sleep: { from: "تنام من", to: "إلى" },
  asPrescribed: "كما وُصفت",
  misfit: "لا يتسع الليل لقطرات {name}.",
  // The number of times is an adverb in both cases: «مرتين», not «مرتان».
  reason:
    "لا تكفي ساعات يقظتك بين الإفطار ونهاية السحور لاستعمالها {times}. أبقيناها في مواعيدها المعتادة، فاسأل طبيبك كيف تستعملها في رمضان.",
  call: "اتصل بفرع {branch}",
  mosque: "حُسبت الأوقات على جهازك لمدينة {city}. وإذا اختلف عنها أذان مسجدك فاتبع الأذان.",
} satisfies DropsNightWords;
