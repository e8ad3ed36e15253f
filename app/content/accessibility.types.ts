import type { AccessibilitySectionId, AccessibilityToolId } from "./data/accessibility.ts";
import type { BreadcrumbWords, MetadataWords } from "./page.types.ts";

/** One section of the accessibility statement. */
export interface AccessibilitySectionWords {
  title: string;
  text: string;
  list?: readonly string[];
  /** Below the list. */
  after?: string;
}

/** A button that changes the size of the letters: what is seen on it and what is heard after it. */
export interface SizeButtonWords {
  face: string;
  name: string;
}

/** The sticky toolbar. */
export interface AccessibilityToolbarWords {
  label: string;
  /** Name of the three buttons together. */
  sizes: string;
  smaller: SizeButtonWords;
  usual: SizeButtonWords;
  larger: SizeButtonWords;
  /** Read aloud after a change; `#` is how large the text then is, in percent of its usual size. */
  size: string;
  enableContrast: string;
  disableContrast: string;
  /** In place of the tools where JavaScript does not run. */
  withoutScript: string;
}

/** The accessibility statement. */
export interface AccessibilityWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  title: string;
  lead: string;
  /** Before the date. */
  updated: string;
  toolbar: AccessibilityToolbarWords;
  contents: string;
  sections: Record<AccessibilitySectionId, AccessibilitySectionWords>;
  tools: {
    title: string;
    /** Where the tools end, and what holds on every page (REQ-ACCESS-4). */
    text: string;
    items: Record<AccessibilityToolId, { title: string; text: string }>;
  };
  related: { title: string; privacy: string; terms: string };
}
