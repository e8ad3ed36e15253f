import { type Change, created, type Recipe } from "./recipe.ts";

interface ArticleWords {
  title: string;
  excerpt: string;
  /** In the light markup. */
  text: string;
}

interface NewArticle {
  date: string;
  category: string;
  author: string;
  cover: string;
  words: Record<"en" | "ar", ArticleWords>;
}

/** The file of an article (`content/articles/README.md`). */
export function newArticle(slug: string, article: NewArticle): Change[] {
  const { date, category, author, cover, words } = article;
  const { en, ar } = words;
  return [
    {
      file: `content/articles/${slug}.md`,
      by: "first",
      write: created(`---
date: ${date}
category: ${category}
author: ${author}
cover: ${cover}
title_en: "${en.title}"
title_ar: "${ar.title}"
excerpt_en: "${en.excerpt}"
excerpt_ar: "${ar.excerpt}"
---

# English

${en.text}

# العربية

${ar.text}
`),
    },
  ];
}

export const article: Recipe = {
  name: "a new article by file",
  changes: newArticle("trial-article", {
    date: "2045-07-20",
    category: "Visits",
    author: "Aurora Eye Centre Editorial Team",
    cover: "/covers/default.svg",
    words: {
      en: {
        title: "Trial article: how one is written",
        excerpt: "What cards and search engines say of it.",
        text: "The first paragraph, with **one bold word**.\n\n## A heading\n\n- A bullet.\n- Another one.",
      },
      ar: {
        title: "مقال التجربة: كيف يُكتب",
        excerpt: "ما تقوله البطاقات ومحركات البحث عنه.",
        text: "الفقرة الأولى، وفيها **كلمة عريضة**.\n\n## عنوان\n\n- نقطة.\n- نقطة أخرى.",
      },
    },
  }),
};
