import type { Content } from "../shape.ts";
import { doctors } from "./doctors.ts";

/** What the profile dialog adds to a doctor's card. Stand-in people, marked as such in `facts/doctors.ts` (D26). */
export const doctorProfiles = {
  "mikael-korhonen": {
    ...doctors["mikael-korhonen"],
    experience:
      "خبرة ١٧ عامًا في جراحة العيون، ولا سيما جراحات الليزر والساد. وهو يقود فريقنا الطبي.",
    education: [
      "شهادة في الطب، فنلندا",
      "شهادة التخصص في طب العيون، فنلندا",
      "زمالة في أمراض القرنية وجراحات الليزر، فنلندا",
    ],
    languages: ["الفنلندية", "الإنجليزية"],
  },
  "aisha-al-harthy": {
    ...doctors["aisha-al-harthy"],
    experience:
      "خبرة ١٨ عامًا في طب العيون، ولا سيما علاج الشبكية والساد. وهي تُعنى كذلك بعيون مرضى السكري.",
    education: [
      "شهادة في الطب، سلطنة عُمان",
      "شهادة التخصص في طب العيون، سلطنة عُمان",
      "زمالة في أمراض الشبكية، فنلندا",
    ],
    languages: ["العربية", "الإنجليزية"],
  },
  "elina-laine": {
    ...doctors["elina-laine"],
    experience:
      "خبرة ١٥ عامًا في علاج القرنية، ولا سيما القرنية المخروطية. وهي تعالج كذلك جفاف العين.",
    education: [
      "شهادة في الطب، فنلندا",
      "شهادة التخصص في طب العيون، فنلندا",
      "زمالة في أمراض القرنية، فنلندا",
    ],
    languages: ["الفنلندية", "الإنجليزية"],
  },
  "salim-al-balushi": {
    ...doctors["salim-al-balushi"],
    experience: "خبرة ١٢ عامًا في علاج عيون الأطفال والكبار. وهو يعالج الحَوَل والزَّرَق.",
    education: [
      "شهادة في الطب، سلطنة عُمان",
      "شهادة التخصص في طب العيون، سلطنة عُمان",
      "زمالة في طب عيون الأطفال والحَوَل، فنلندا",
    ],
    languages: ["العربية", "الإنجليزية"],
  },
  "khalid-al-rawahi": {
    ...doctors["khalid-al-rawahi"],
    experience: "خبرة ١٠ أعوام في طب العيون، ولا سيما علاج الزَّرَق والساد.",
    education: [
      "شهادة في الطب، سلطنة عُمان",
      "شهادة التخصص في طب العيون، سلطنة عُمان",
      "زمالة في علاج الزَّرَق، فنلندا",
    ],
    languages: ["العربية", "الإنجليزية"],
  },
  "noor-al-saadi": {
    ...doctors["noor-al-saadi"],
    experience: "خبرة ١٤ عامًا في تصحيح النظر بالليزر والعدسات اللاصقة وزراعة عدسات ICL.",
    education: [
      "شهادة في الطب، سلطنة عُمان",
      "شهادة التخصص في طب العيون، سلطنة عُمان",
      "زمالة في تصحيح النظر بالليزر، فنلندا",
    ],
    languages: ["العربية", "الإنجليزية"],
  },
} satisfies Content["doctorProfiles"];
