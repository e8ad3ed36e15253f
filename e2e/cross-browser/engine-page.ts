import type { Page } from "@playwright/test";
import type { ViewportSize } from "../support/viewports.ts";

/** What can measure a page in any engine: Playwright's own page, or one of ours. */
export type Evaluator = Pick<Page, "evaluate">;

/** A place in a window, in CSS pixels. */
export interface WindowPoint {
  x: number;
  y: number;
}

export type Key = "Enter" | "Escape" | "Tab";

/** One reader's window in another engine than Chromium. */
export interface EnginePage extends Evaluator {
  /** Opens an address of the site in a window of this size, and waits until it has loaded. */
  open(address: string, size: ViewportSize): Promise<void>;
  resize(size: ViewportSize): Promise<void>;
  /** Presses the mouse at a place in the window. */
  click(point: WindowPoint): Promise<void>;
  /** Presses a key where the keyboard stands. */
  key(key: Key): Promise<void>;
  /** Types where the keyboard stands. */
  type(text: string): Promise<void>;
  /**
   * What was written to the console since a page was opened last: by its scripts, by their failures, and by its policy
   * when it refused something. Firefox hears the pages that follow, too; WebKit hears the one that was opened.
   */
  messages(): Promise<string[]>;
}

/** Whether a browser is there to be acted in, or only to look at pages, which takes less. */
export type EngineUse = "act" | "look";

/** A running browser of another engine. */
export interface Engine {
  /** A reader who has never been here: nothing is stored. The reader before has gone. */
  newVisitor(): Promise<EnginePage>;
  close(): Promise<void>;
}
