import type { ArticlesWords } from "../content.types.ts";

export const articles = {
  metadata: {
    title: "Articles about eyes and sight",
    description:
      "Plain answers about laser correction, cataract, keratoconus, the retina, dry eye, children’s eyes and contact lenses, written for patients in Oman.",
    keywords: ["eye health articles", "LASIK explained", "patient guide eyes"],
  },
  numbered: {
    title: "Articles about eyes and sight, page #",
    description:
      "Page # of our articles: plain answers about laser correction, cataract, keratoconus, the retina, dry eye and contact lenses, for patients in Oman.",
  },
  title: "Learn about your eyes",
  subtitle: "Your eyes and their treatments, in plain words.",
  home: "Home",
  breadcrumb: "Breadcrumb",
  readMore: "Read more",
  readingTime: {
    zero: "# min read",
    one: "# min read",
    two: "# min read",
    few: "# min read",
    many: "# min read",
    other: "# min read",
  },
  categories: {
    Laser: "Laser",
    Cataract: "Cataract",
    Cornea: "Cornea",
    Retina: "Retina",
    "Dry eye": "Dry eye",
    Children: "Children",
    "Contact lenses": "Contact lenses",
    Vision: "Vision",
    Visits: "Visits",
  },
  authors: { "Aurora Eye Centre Editorial Team": "Aurora Eye Centre Editorial Team" },
  empty: {
    title: "No articles yet",
    text: "Check back soon for new content!",
    retry: "Try again",
  },
  staleNote:
    "You are reading this page as it was on {date}, {time}. Newer changes cannot be shown just now.",
  back: "Back to articles",
  written: { author: "Author", published: "Published" },
  callout: {
    title: "Questions about your own eyes?",
    text: "A consultation takes about 45 to 60 minutes.",
    action: "Book Your Consultation",
  },
  treatments: "Read about the treatment",
  related: "Related articles",
  pager: {
    label: "Pages of articles",
    previous: "Previous page",
    next: "Next page",
    page: "Page #",
  },
  closing: {
    title: "Let us check your eyes.",
    text: "Reading helps, but only an examination can show how your own eyes are.",
    action: "Book Your Consultation",
  },
} satisfies ArticlesWords;
