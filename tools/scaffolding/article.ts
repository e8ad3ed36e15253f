import { type Change, created } from "./changes.ts";

/** The file of an article (`content/articles/README.md`). */
export function newArticle(slug: string): Change[] {
  return [
    {
      file: `content/articles/${slug}.md`,
      write: created(`---
date:
category:
author:
cover:
title_en: ""
title_ar: ""
excerpt_en: ""
excerpt_ar: ""
---

# English

# العربية
`),
    },
  ];
}
