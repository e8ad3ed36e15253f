import type { StaffAreaWords } from "../staff-area.types.ts";
import { factor } from "./staff-area/factor.ts";
import { frame } from "./staff-area/frame.ts";

export const staffArea = {
  frame,
  factor,
  titles: {
    today: {
      title: "اليوم",
      metadata: {
        title: "اليوم، للموظفين",
        description: "فروع المركز اليوم: ساعات الدوام والإعلانات وموعد آخر تأكيد لمعلومات كل فرع.",
        keywords: [],
      },
    },
    notice: {
      title: "إعلان جديد",
      metadata: {
        title: "إعلان، للموظفين",
        description: "اكتب إعلانًا مؤرخًا لفرع أو أكثر من فروع المركز، وشاهد كيف سيقرؤه المرضى.",
        keywords: [],
      },
    },
    hours: {
      title: "تغيير الدوام",
      metadata: {
        title: "الدوام، للموظفين",
        description: "أغلق فرعًا أو غيّر ساعات دوامه في أيام محددة، لفرع واحد أو للفروع كلها.",
        keywords: [],
      },
    },
    articles: {
      title: "المقالات",
      metadata: {
        title: "المقالات، للموظفين",
        description:
          "مقالات الموقع كلها مع حالة كل منها: مسودة أو بانتظار الاعتماد أو معاد أو منشور.",
        keywords: [],
      },
    },
    article: {
      title: "مقال",
      metadata: {
        title: "مقال، للموظفين",
        description: "اكتب مقالًا بالعربية والإنجليزية وقدّمه للاعتماد، أو اعتمد ما كتبه أحد زملائك.",
        keywords: [],
      },
    },
  },
} satisfies StaffAreaWords;
