import { newBranch } from "./branch.ts";
import { newDoctor } from "./doctor.ts";
import { newPage } from "./page.ts";
import type { Recipe } from "./recipe.ts";
import { photo } from "./small-changes.ts";

/** What is added here never will be, so that nothing real stands in the way. */
const id = "trial";

export const page: Recipe = {
  name: "a new page",
  changes: newPage(id, {
    en: {
      title: "Trial page",
      lead: "What a new page says, in a sentence that search engines show below its name.",
      home: "Home",
      label: "You are here",
    },
    ar: {
      title: "صفحة التجربة",
      lead: "هذا ما تقوله صفحة جديدة في جملة تعرضها محركات البحث تحت اسمها.",
      home: "الرئيسية",
      label: "مسار الصفحة",
    },
  }),
};

export const branch: Recipe = {
  name: "a new branch, with a photograph",
  changes: [
    ...newBranch(id, {
      phone: "+968 0000 0008",
      staff: 10,
      latitude: 23.2256,
      longitude: 56.5157,
      year: 2026,
      offers: ["Trial Care", "Trial Tests", "Trial Visits"],
      words: {
        en: {
          name: "Trial",
          country: "Oman",
          offers: ["Trial Care", "Trial Tests", "Trial Visits"],
          list: ["Eye examination", "Vision tests", "Follow-up visits"],
          quality: "Certified by the Ministry of Health of Oman.",
          photo: "The entrance of the branch",
          opening: "Our newest branch opens.",
        },
        ar: {
          name: "التجربة",
          country: "سلطنة عُمان",
          offers: ["رعاية التجربة", "فحوص التجربة", "زيارات التجربة"],
          list: ["فحص العيون", "فحص النظر", "زيارات المتابعة"],
          quality: "معتمد من وزارة الصحة في سلطنة عُمان.",
          photo: "مدخل الفرع",
          opening: "يُفتتح أحدث فروعنا.",
        },
      },
    }),
    { file: `app/content/photos/${id}.jpg`, by: "told", write: photo(2000, 1500) },
  ],
};

export const furtherDoctor: Recipe = {
  name: "a further doctor, with a photograph",
  changes: [
    ...newDoctor("doctor-trial", {
      years: 9,
      branches: ["qurum"],
      specialties: ["lasik"],
      words: {
        en: {
          name: "Dr Further Person",
          photo: "Dr Further Person at the slit lamp",
          initials: "FP",
          role: "Ophthalmologist",
          experience: "9 years in laser correction.",
          education: ["Degree in medicine, Oman"],
          languages: ["Arabic", "English"],
        },
        ar: {
          name: "الدكتورة ليلى التجريبية",
          photo: "الدكتورة ليلى التجريبية عند جهاز الفحص",
          initials: "ل ت",
          role: "طبيبة عيون",
          experience: "٩ سنوات في تصحيح النظر بالليزر.",
          education: ["شهادة الطب، سلطنة عُمان"],
          languages: ["العربية", "الإنجليزية"],
        },
      },
    }),
    { file: "app/content/photos/doctor-trial.jpg", by: "told", write: photo(900, 1200) },
  ],
};
