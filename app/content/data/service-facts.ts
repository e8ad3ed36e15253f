import type { PageId } from "./pages.ts";
import { type ServiceId, serviceIds } from "./services.ts";

/** Rows of each service's tables, by group and in order, for both languages. */
export const serviceOptions = {
  "lasik-surgery": {
    methods: ["clear-smile", "z-lasik-z8", "9d-z-lasik", "lasik", "prk-streamlight", "prk"],
  },
  "strabismus-surgery": { methods: ["glasses", "patch", "loosen", "tighten"] },
  "cataract-surgery": {
    lenses: [
      "single-focus",
      "aspheric",
      "enhanced",
      "toric",
      "toric-enhanced",
      "extended-depth",
      "toric-extended-depth",
      "bifocal",
      "trifocal",
      "toric-trifocal",
      "monovision",
    ],
  },
  "retinal-surgery": { methods: ["injections", "lasers", "vitrectomy"] },
  "corneal-ring-surgery": {
    methods: [
      "cxl",
      "transepithelial-cxl",
      "femto-ring",
      "modified-athene",
      "prk-cxl",
      "prk-clcxl",
    ],
  },
  "contact-lens": {
    fitting: ["first-fitting", "soft", "toric", "multifocal", "rigid", "aftercare"],
    icl: ["icl", "toric-icl"],
  },
} as const satisfies Record<ServiceId, Record<string, readonly string[]>>;

/** Slugs of the seeded articles that service pages link to. */
export type RelatedSlug =
  | "lasik-vs-prk"
  | "lasik-recovery-guide"
  | "is-lasik-permanent"
  | "when-a-childs-eye-turns"
  | "eleven-lenses-how-to-choose"
  | "diabetes-and-your-retina"
  | "understanding-keratoconus"
  | "contact-lens-care"
  | "how-light-becomes-sight"
  | "your-first-eye-examination";

/**
 * "Further reading" articles, in order. The specification gives the three addresses of the LASIK page
 * (REQ-LAYOUT-18).
 */
export const relatedArticles: Record<ServiceId, readonly { slug: RelatedSlug; path: string }[]> = {
  "lasik-surgery": [
    { slug: "lasik-vs-prk", path: "/blog/lasik-vs-prk" },
    { slug: "lasik-recovery-guide", path: "/blog/lasik-recovery-guide" },
    { slug: "is-lasik-permanent", path: "/blog/is-lasik-permanent" },
  ],
  "strabismus-surgery": articles("when-a-childs-eye-turns", "your-first-eye-examination"),
  "cataract-surgery": articles("eleven-lenses-how-to-choose", "how-light-becomes-sight"),
  "retinal-surgery": articles("diabetes-and-your-retina", "your-first-eye-examination"),
  "corneal-ring-surgery": articles("understanding-keratoconus", "contact-lens-care"),
  "contact-lens": articles("contact-lens-care", "how-light-becomes-sight"),
};

function articles(...slugs: RelatedSlug[]): { slug: RelatedSlug; path: string }[] {
  return slugs.map((slug) => ({ slug, path: `/articles/${slug}` }));
}

/** Lists the treatments of an article: those whose pages link to it. */
export function listServicesOf(slug: string): ServiceId[] {
  return serviceIds.filter((id) => relatedArticles[id].some((article) => article.slug === slug));
}

/** Levels of a service page's risks, in order; the last is the treatment's limits. */
export const riskLevels = ["common", "less-common", "rare", "limits"] as const;

export type RiskLevel = (typeof riskLevels)[number];

/** Target of a section's note: a page and, for a part of it, that part's id (REQ-CLAIM-7). */
export const sectionLinks = {
  /** The question about contact lenses on /faq; the fragment is its id. */
  "lasik-surgery.before": { page: "faq", part: "stop-contact-lenses" },
  "lasik-surgery.suitability": { page: "contact-lens", part: "icl" },
  "corneal-ring-surgery.suitability": { page: "contact-lens", part: "fitting" },
  "contact-lens.suitability": { page: "lasik-surgery", part: null },
} as const satisfies Record<string, { page: PageId; part: string | null }>;

/** The four figures of the services overview; the number of specialties is that of the service pages. */
export const serviceFigures = [
  { key: "specialties", value: serviceIds.length, suffix: "" },
  { key: "procedures", value: 20, suffix: "+" },
  { key: "doctors", value: 10, suffix: "+" },
  { key: "years", value: 18, suffix: "+" },
] as const;

export type ServiceFigureKey = (typeof serviceFigures)[number]["key"];
