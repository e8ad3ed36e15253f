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
