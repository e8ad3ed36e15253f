import type { Page } from "@playwright/test";
import type { ViewportSize } from "../support/viewports.ts";

/** A page of any engine: Playwright's or ours. */
export type Evaluator = Pick<Page, "evaluate">;

/** A point in the viewport, in CSS pixels. */
export interface WindowPoint {
  x: number;
  y: number;
}

export type Key = "Enter" | "Escape" | "Tab";

/** A visitor's tab in another engine than Chromium. */
export interface EnginePage extends Evaluator {
  /** Opens a path of the site in a viewport of this size, and waits until it has loaded. */
  open(address: string, size: ViewportSize): Promise<void>;
  resize(size: ViewportSize): Promise<void>;
  /** Clicks at a point in the viewport. */
  click(point: WindowPoint): Promise<void>;
  /** Presses a key on the focused element. */
  key(key: Key): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /**
   * Returns the console messages, errors and policy violations since the last `open`. In Firefox they include the pages
   * that follow, in WebKit they do not.
   */
  messages(): Promise<string[]>;
}

/** Tests of pages only load them, which saves time. */
export type EngineUse = "journeys" | "pages";

/** A running browser. */
export interface Engine {
  /** Opens a tab without stored data and closes the previous visitor's. */
  newVisitor(): Promise<EnginePage>;
  close(): Promise<void>;
}
