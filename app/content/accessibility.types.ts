import type { AccessibilitySectionId, AccessibilityToolId } from "./data/accessibility.ts";
import type { BreadcrumbWords, MetadataWords } from "./page.types.ts";

/** One section of the accessibility statement. */
export interface AccessibilitySectionWords {
  title: string;
  text: string;
  list?: readonly string[];
  /** Text below the list. */
  after?: string;
}

/** A button that changes the text size: its visible label and the announcement after a click. */
export interface SizeButtonWords {
  face: string;
  name: string;
}

/** The sticky toolbar. */
export interface AccessibilityToolbarWords {
  label: string;
  /** Accessible name of the group of the three buttons. */
  sizes: string;
  smaller: SizeButtonWords;
  usual: SizeButtonWords;
  larger: SizeButtonWords;
  /** Announced after a change; `#` is the text size in percent of the default. */
  size: string;
  enableContrast: string;
  disableContrast: string;
  /** Shown instead of the tools when JavaScript does not run. */
  withoutScript: string;
}

/** Words of the accessibility statement. */
export interface AccessibilityWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  title: string;
  lead: string;
  /** Label before the date. */
  updated: string;
  toolbar: AccessibilityToolbarWords;
  contents: string;
  sections: Record<AccessibilitySectionId, AccessibilitySectionWords>;
  tools: {
    title: string;
    /** States where the tools do not apply, and which rules hold on every page (REQ-ACCESS-4). */
    text: string;
    items: Record<AccessibilityToolId, { title: string; text: string }>;
  };
  related: { title: string; privacy: string; terms: string; proof: string };
}
