import { type Change, created } from "./changes.ts";

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
