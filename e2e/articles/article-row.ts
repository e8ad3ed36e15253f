/** A row of the backend. Tests change the columns that they are about. */
export const articleRow = {
  id: "b0000000-0000-4000-8000-000000000001",
  slug: "one-article",
  title_en: "One article",
  title_ar: "مقال واحد",
  excerpt_en: "What it is about.",
  excerpt_ar: "عمّ يتحدث المقال.",
  content_en: "First line.\n\n## A heading\n\n- one\n- two\n\nA **bold** word.",
  content_ar: "السطر الأول.",
  featured_image: null,
  category: "Vision",
  author: "Aurora Eye Centre Editorial Team",
  published_at: "2026-11-21",
};
