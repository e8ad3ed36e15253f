import type { DropsNightWords } from "../my-drops.types.ts";

export const myDropsNight = {
  times: { label: "أي أوقات", usual: "الأيام المعتادة", ramadan: "رمضان" },
  title: "ليلتك مع القطرات",
  iftar: "الإفطار",
  suhoor: "نهاية السحور",
  dashed: "المتقطع: لا يتسع له الليل، وبقي كما وُصف",
  sleep: { from: "تنام من", to: "إلى" },
  asPrescribed: "كما وُصفت",
  misfit: "لا يتسع الليل لقطرة {name}.",
  // The number of times is an adverb in both cases: «مرتين», not «مرتان».
  reason:
    "استعمالها {times} يحتاج إلى وقت أطول مما بين الإفطار والسحور مع ساعات نومك. لم نغيّر شيئًا، فاسأل طبيبك ماذا تفعل.",
  call: "اتصل بفرع {branch}",
  mosque: "حُسبت الأوقات على جهازك لمدينة {city}. وإذا اختلف أذان مسجدك فاتبع الأذان.",
} satisfies DropsNightWords;
