/** Title and description of one page for search engines and shared links. */
export interface MetadataWords {
  title: string;
  description: string;
  keywords: readonly string[];
}

/** The breadcrumb of an inner page: its accessible name, its first step and the page itself. */
export interface BreadcrumbWords {
  label: string;
  home: string;
  current: string;
}

/** Words of the head of an inner page. */
export interface PageHeadWords {
  /** The h1, one entry per line. */
  title: readonly string[];
  /** The sentence below the h1. */
  lead: string;
}

/** The band at the end of most pages. */
export interface ClosingWords {
  title: string;
  text: string;
  action: string;
}

/** Words of a photograph from the clinic. */
export interface PhotoWords {
  /** Text alternative of the photograph. */
  photo: string;
}
