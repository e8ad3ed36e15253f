import type { SearchWords } from "../search.types.ts";

export const search = {
  metadata: {
    title: "البحث",
    description: "ابحث عن علاج أو طبيب أو فرع أو سؤال أو مقال في مركز أورورا للعيون.",
    keywords: [],
  },
  titleFor: "{words}: نتائج البحث",
  title: "البحث",
  lead: "في العلاجات والأطباء والفروع والأسئلة والمقالات، بالعربية أو الإنجليزية.",
  oftenLabel: "ما يكثر البحث عنه",
  often: ["المياه البيضاء", "الليزك", "الحَوَل", "كسل العين", "جفاف العين", "الأطفال", "التأمين"],
  count: {
    zero: "لا نتائج عن «{words}»",
    one: "نتيجة واحدة عن «{words}»",
    two: "نتيجتان عن «{words}»",
    few: "# نتائج عن «{words}»",
    many: "# نتيجة عن «{words}»",
    other: "# نتيجة عن «{words}»",
  },
  kindsLabel: "أنواع النتائج",
  kinds: {
    treatment: { many: "العلاجات", one: "علاج" },
    doctor: { many: "الأطباء", one: "من أطبائنا" },
    branch: { many: "الفروع", one: "فرع" },
    question: { many: "الأسئلة", one: "سؤال" },
    article: { many: "المقالات", one: "مقال" },
    page: { many: "الصفحات", one: "صفحة" },
  },
  closest: "الأقرب إلى بحثك: {shown} من أصل {all}. أضِف كلمة أخرى لتضييق النتائج.",
  nothing: {
    title: "لا نتائج عن «{words}»",
    text: "جرّب كلمة واحدة، أو تصفّح العلاجات. ويجيبك موظفو الاستقبال عن أي سؤال آخر:",
  },
  limited: {
    title: "عمليات بحث كثيرة في وقت قصير",
    text: "انتظر دقيقة ثم ابحث من جديد، أو تصفّح العلاجات. ويجيبك موظفو الاستقبال عن أي سؤال آخر:",
  },
  all: "كل النتائج عن «{words}»",
  suggestions: {
    zero: "لا اقتراحات",
    one: "اقتراح واحد",
    two: "اقتراحان",
    few: "# اقتراحات",
    many: "# اقتراحًا",
    other: "# اقتراح",
  },
} satisfies SearchWords;
