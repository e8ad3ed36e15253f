/** What a search engine and a shared link read of one page. */
export interface MetadataWords {
  title: string;
  description: string;
  keywords: readonly string[];
}

/** The breadcrumb of an inner page: its name for those who hear it, the first step and the page itself. */
export interface BreadcrumbWords {
  label: string;
  home: string;
  current: string;
}

/** The opening of an inner page. */
export interface PageHeadWords {
  /** The h1, one entry per line. */
  title: readonly string[];
  /** The sentence under it. */
  lead: string;
}

/** The band at the end of most pages. */
export interface ClosingWords {
  title: string;
  text: string;
  action: string;
}

/** What is said of a photograph that the clinic has given. */
export interface PhotoWords {
  /** What it shows, for those who do not see it. */
  photo: string;
}
