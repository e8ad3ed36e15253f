import type { Locale } from "../../i18n/locale.ts";
import type { PageId } from "./pages.ts";

/** What patients and the site call one thing. */
export interface Concept {
  /** Words and phrases in their common spelling; hamza, alif, taa marbuta, vowels, the article and capitals do not matter. */
  words: Record<Locale, readonly string[]>;
  /** Further ones that mean this only where they are typed: in a text they mean something else as well. */
  typed?: readonly string[];
  /** The pages that are found by these words, whatever their own words are. */
  leadsTo: readonly PageId[];
}

/**
 * The words that lead to each other in the search: whoever types one finds what says another, in either language. Common
 * public words only; they are compared and never shown.
 */
export const concepts = {
  cataract: {
    words: {
      en: ["cataract", "cataracts", "cloudy lens", "phaco"],
      ar: [
        "المياه البيضاء",
        "الماء الأبيض",
        "الماي الأبيض",
        "الموية البيضاء",
        "موية بيضة",
        "مية بيضا",
        "الساد",
        "كتاراكت",
        "كاتاراكت",
        "عتامة العدسة",
        "إعتام العدسة",
      ],
    },
    leadsTo: ["cataract-surgery"],
  },
  glaucoma: {
    words: {
      en: ["glaucoma", "eye pressure"],
      ar: [
        "الجلوكوما",
        "الغلوكوما",
        "قلوكوما",
        "المياه الزرقاء",
        "الماء الأزرق",
        "الماي الأزرق",
        "الموية الزرقاء",
        "المياه السوداء",
        "الماء الأسود",
        "ضغط العين",
        "ضغط العيون",
      ],
    },
    typed: ["زرق"],
    leadsTo: [],
  },
  lasik: {
    words: {
      en: ["lasik", "laser eye surgery", "laser vision correction", "laser correction"],
      ar: [
        "الليزك",
        "لازك",
        "ليزيك",
        "لاسيك",
        "فيمتو ليزك",
        "تصحيح النظر",
        "تصحيح البصر",
        "عملية الليزر",
        "ليزر العيون",
        "ليزر العين",
      ],
    },
    typed: ["lasic", "lazik", "laser", "لليزك", "ليزر", "لاسك"],
    leadsTo: ["lasik-surgery"],
  },
  smile: {
    words: { en: ["smile"], ar: ["سمايل"] },
    leadsTo: ["lasik-surgery"],
  },
  squint: {
    words: {
      en: ["squint", "strabismus", "crossed eyes", "cross eyed", "turned eye"],
      ar: ["جراحة الحول", "عملية الحول", "انحراف العين", "انحراف العينين"],
    },
    // Without its vowels it is also the word for "around".
    typed: ["حول", "احول", "حولاء"],
    leadsTo: ["strabismus-surgery"],
  },
  "lazy eye": {
    words: {
      en: ["lazy eye", "lazy eyes", "amblyopia"],
      ar: [
        "العين الكسولة",
        "عين كسلانة",
        "كسل العين",
        "كسل العيون",
        "خمول العين",
        "عين خاملة",
        "الغمش",
      ],
    },
    leadsTo: ["strabismus-surgery"],
  },
  retina: {
    words: { en: ["retina", "retinal"], ar: ["الشبكية"] },
    leadsTo: ["retinal-surgery"],
  },
  floaters: {
    words: {
      en: ["floaters", "floater", "flying spots"],
      ar: [
        "الذبابة الطائرة",
        "ذباب طائر",
        "ذبابة العين",
        "أجسام طافية",
        "عوائم العين",
        "نقط سوداء",
        "خيوط سوداء",
      ],
    },
    leadsTo: ["retinal-surgery"],
  },
  flashes: {
    words: {
      en: ["flashes", "flashes of light", "flashing lights", "light flashes"],
      ar: ["ومضات", "ومضات ضوئية", "وميض", "وميض الضوء"],
    },
    typed: ["flash", "flashing", "فلاش", "فلاشات"],
    leadsTo: ["retinal-surgery"],
  },
  macula: {
    words: { en: ["macula", "macular"], ar: ["البقعة الصفراء", "اللطخة الصفراء", "بقعة صفراء"] },
    leadsTo: ["retinal-surgery"],
  },
  diabetes: {
    words: {
      en: ["diabetes", "diabetic", "diabetics", "sugar"],
      ar: ["السكري", "مرض السكر", "مرضى السكر"],
    },
    typed: ["سكر"],
    leadsTo: ["retinal-surgery"],
  },
  "eye injection": {
    words: {
      en: ["eye injection", "eye injections", "intravitreal"],
      ar: ["حقن العين", "إبرة العين", "إبر العين", "حقنة العين"],
    },
    leadsTo: ["retinal-surgery"],
  },
  keratoconus: {
    words: {
      en: ["keratoconus", "cone shaped cornea", "conical cornea", "cross linking", "cxl"],
      ar: ["القرنية المخروطية", "كيراتوكونس", "تثبيت القرنية", "حلقات القرنية", "حلقة القرنية"],
    },
    leadsTo: ["corneal-ring-surgery"],
  },
  "contact lens": {
    words: {
      en: ["contact lens", "contact lenses"],
      ar: ["العدسات اللاصقة", "العدسة اللاصقة", "عدسات العيون"],
    },
    typed: ["contacts", "لنسات", "لنسز"],
    leadsTo: ["contact-lens"],
  },
  icl: {
    words: {
      en: ["icl", "implantable lens", "implantable contact lens"],
      ar: ["زراعة عدسات ICL"],
    },
    // Said of the lens of a cataract operation too.
    typed: ["زراعة العدسات", "زراعة عدسة", "زراعة عدسات", "زرع العدسات"],
    leadsTo: ["contact-lens", "cataract-surgery"],
  },
  astigmatism: {
    words: {
      en: ["astigmatism", "astigmatic"],
      ar: ["الاستجماتيزم", "استقماتيزم", "اللابؤرية", "لابؤرية", "انحراف النظر", "انحراف القرنية"],
    },
    typed: ["انحراف في النظر"],
    leadsTo: ["lasik-surgery", "contact-lens"],
  },
  "short sight": {
    words: {
      en: ["short sight", "short sighted", "shortsighted", "near sighted", "nearsighted", "myopia"],
      ar: ["قصر النظر", "قصر البصر"],
    },
    leadsTo: ["lasik-surgery", "contact-lens"],
  },
  "long sight": {
    words: {
      en: ["long sight", "long sighted", "far sighted", "farsighted", "hyperopia"],
      ar: ["طول النظر", "مد البصر"],
    },
    typed: ["بعد النظر"],
    leadsTo: ["lasik-surgery"],
  },
  "reading age": {
    words: {
      en: ["presbyopia", "reading glasses"],
      ar: ["نظارة القراءة", "نظارات القراءة", "شيخوخة النظر", "ضعف النظر القريب"],
    },
    leadsTo: ["lasik-surgery"],
  },
  "eye examination": {
    words: {
      en: ["eye test", "eye exam", "eye examination", "sight test", "check up"],
      ar: ["فحص النظر", "فحص العيون", "فحص العين", "قياس النظر", "كشف النظر"],
    },
    typed: ["ضعف النظر"],
    leadsTo: ["booking"],
  },
  "blurred sight": {
    words: {
      en: ["blurred", "blurry", "blurred vision", "blurry vision", "hazy vision", "foggy vision"],
      ar: [
        "ضبابية الرؤية",
        "رؤية ضبابية",
        "تشوش الرؤية",
        "تشوش النظر",
        "عدم وضوح الرؤية",
        "زغللة",
        "زغللة العين",
        "غشاوة",
        "غباش",
      ],
    },
    typed: ["blur", "ضبابية", "تشوش", "غبش", "مغبش"],
    leadsTo: ["booking", "cataract-surgery", "lasik-surgery"],
  },
  "double sight": {
    words: {
      en: ["double vision", "double sight", "seeing double"],
      ar: ["ازدواج الرؤية", "ازدواج النظر", "ازدواجية الرؤية", "رؤية مزدوجة"],
    },
    leadsTo: ["strabismus-surgery"],
  },
  "dry eye": {
    words: {
      en: ["dry eye", "dry eyes", "dryness"],
      ar: ["جفاف العين", "جفاف العيون", "نشفان العين", "عين جافة"],
    },
    leadsTo: [],
  },
  children: {
    words: {
      en: ["child", "children", "kids", "kid", "paediatric", "pediatric"],
      ar: ["الأطفال", "طفل", "طفلي", "طفلة", "الطفل"],
    },
    typed: ["baby", "my son", "my daughter", "ولدي", "بنتي", "عيال", "جاهل", "جهال"],
    leadsTo: ["strabismus-surgery"],
  },
  "colour blindness": {
    words: {
      en: ["colour blind", "color blind", "colour blindness", "color blindness"],
      ar: ["عمى الألوان"],
    },
    leadsTo: ["games"],
  },
  appointment: {
    words: {
      en: ["appointment", "appointments", "booking"],
      ar: ["موعد", "مواعيد", "حجز", "حجز موعد", "احجز"],
    },
    typed: ["book", "reservation"],
    leadsTo: ["booking"],
  },
  insurance: {
    words: { en: ["insurance", "insurer", "insurers"], ar: ["التأمين", "شركات التأمين"] },
    leadsTo: ["insurance"],
  },
  price: {
    words: {
      en: ["price", "prices", "cost", "costs", "instalments", "installments"],
      ar: ["السعر", "أسعار", "تكلفة", "تكاليف", "تقسيط", "أقساط"],
    },
    typed: ["how much", "fees", "بكم", "كم سعر", "كم تكلف"],
    leadsTo: ["insurance"],
  },
  "where and when": {
    words: {
      en: ["opening hours", "working hours", "directions"],
      ar: ["ساعات العمل", "أوقات العمل", "مواعيد العمل", "أوقات الدوام"],
    },
    typed: [
      "hours",
      "location",
      "address",
      "map",
      "phone",
      "phone number",
      "telephone",
      "whatsapp",
      "contact us",
      "الدوام",
      "الموقع",
      "موقعكم",
      "لوكيشن",
      "العنوان",
      "وين",
      "رقم الهاتف",
      "تلفون",
      "واتساب",
    ],
    leadsTo: ["branches"],
  },
  doctor: {
    words: {
      en: ["doctor", "doctors", "ophthalmologist", "ophthalmologists"],
      ar: ["طبيب", "طبيبة", "أطباء"],
    },
    typed: ["dr", "eye specialist", "دكتور", "دختور", "دكتورة", "دكاترة", "د"],
    leadsTo: ["doctors"],
  },
} as const satisfies Readonly<Record<string, Concept>>;

export type ConceptId = keyof typeof concepts;

/** Words that say nothing of what is looked for, as long as others do. */
export const littleWords: readonly string[] = [
  ..."a an the of for and or to in on at is are am do does can i my me we our your you it its".split(
    " ",
  ),
  ..."how what when where which who why with from about near there have has need want get".split(
    " ",
  ),
  ..."في من على عن إلى هل كيف متى أين لماذا ليش هو هي أنا عندي عند مع أو و أريد أبغى أبا ابي حق مال".split(
    " ",
  ),
  ..."هذا هذه التي الذي كل لي كم يا ايش شو موه هيش".split(" "),
];
