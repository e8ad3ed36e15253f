import type { Revision } from "./revisions.ts";

/** A draft of "Dry eye" by Salma, with these changes. */
export function revision(change: Partial<Revision>): Revision {
  return {
    id: crypto.randomUUID(),
    version: 1,
    slug: "dry-eye",
    state: "draft",
    title_en: "Dry eye",
    title_ar: "جفاف العين",
    excerpt_en: "",
    excerpt_ar: "",
    content_en: "",
    content_ar: "",
    featured_image: null,
    category: "Care",
    author: "Noor",
    published_at: null,
    base_id: null,
    restored_from: null,
    written_by: "salma",
    written_by_email: "salma@clinic.example",
    decided_by: null,
    decided_by_email: null,
    comment: null,
    updated_at: "2026-11-20T08:00:00Z",
    ...change,
  };
}
