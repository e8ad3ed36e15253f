import type { StaffAreaWords } from "../staff-area.types.ts";
import { articles } from "./staff-area/articles.ts";
import { factor } from "./staff-area/factor.ts";
import { frame } from "./staff-area/frame.ts";
import { hours } from "./staff-area/hours.ts";
import { notice } from "./staff-area/notice.ts";
import { review } from "./staff-area/review.ts";
import { today } from "./staff-area/today.ts";

export const staffArea = {
  frame,
  factor,
  notice,
  hours,
  today,
  articles,
  review,
  titles: {
    today: {
      title: "اليوم",
      metadata: {
        title: "قسم الموظفين: اليوم",
        description: "فروع المركز اليوم: ساعات العمل والتنبيهات وتاريخ آخر تأكيد لمعلومات كل فرع.",
        keywords: [],
      },
    },
    notice: {
      title: "تنبيه جديد",
      metadata: {
        title: "قسم الموظفين: تنبيه",
        description: "اكتب تنبيهًا لفرع أو أكثر من فروع المركز وحدّد أيامه، وشاهد كيف سيقرؤه المرضى.",
        keywords: [],
      },
    },
    hours: {
      title: "تغيير ساعات العمل",
      metadata: {
        title: "قسم الموظفين: تغيير ساعات العمل",
        description:
          "حدّد ساعات عمل مختلفة لفرع أو أكثر في إجازة أو لسبب آخر، وشاهد كيف سيقرؤها المرضى.",
        keywords: [],
      },
    },
    articles: {
      title: "المقالات",
      metadata: {
        title: "قسم الموظفين: المقالات",
        description:
          "مقالات الموقع ومسوداتها وحالة كل مقال: مسودة، أو بانتظار الاعتماد، أو أُعيد مع ملاحظة، أو منشور.",
        keywords: [],
      },
    },
    article: {
      title: "مقال جديد",
      metadata: {
        title: "قسم الموظفين: مقال",
        description:
          "اكتب مقالًا باللغتين وشاهد بجانبه الصفحة كما سيقرؤها المرضى، ثم أرسله للاعتماد.",
        keywords: [],
      },
    },
    review: {
      title: "نسخة من مقال",
      metadata: {
        title: "قسم الموظفين: اعتماد مقال",
        description:
          "اقرأ ما تغيّر في المقال باللغتين، ثم اعتمده أو أعده إلى كاتبه، أو استعد نسخة سابقة منه.",
        keywords: [],
      },
    },
  },
} satisfies StaffAreaWords;
