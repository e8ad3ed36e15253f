import type { Page } from "@playwright/test";

/** What a reader can tell the language of a page by. Not the address: the router writes it a frame before the page. */
export interface SeenState {
  language: string;
  direction: string;
  title: string;
  description: string;
  label: string;
  heading: string;
  footer: string;
}

/**
 * Watches what the page shows, in every frame and after every change of the document. The function it resolves with
 * answers the different states in the order they were seen.
 */
export async function watchStates(page: Page): Promise<() => Promise<SeenState[]>> {
  await page.evaluate(() => {
    const states: unknown[] = [];
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? "";
    const look = () => {
      const { lang, dir } = document.documentElement;
      const description = document.querySelector('meta[name="description"]');
      const state = {
        language: lang,
        direction: dir,
        title: document.title,
        description: description?.getAttribute("content") ?? "",
        label: textOf("header [hreflang]"),
        heading: textOf("h1"),
        footer: textOf("footer h2"),
      };
      if (JSON.stringify(state) !== JSON.stringify(states.at(-1))) states.push(state);
    };
    const lookEveryFrame = () => {
      look();
      requestAnimationFrame(lookEveryFrame);
    };
    lookEveryFrame();
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    Object.assign(window, { seenStates: states });
  });
  return () => page.evaluate(() => (window as unknown as { seenStates: SeenState[] }).seenStates);
}
