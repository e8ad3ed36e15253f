import type { Page } from "@playwright/test";

/** Installs a fake voice, because the test browser has none. It is silent, and the test ends each utterance. */
export async function installFakeVoice(page: Page, locale: string): Promise<void> {
  await page.addInitScript((lang) => {
    const utterances: SpeechSynthesisUtterance[] = [];
    const voice = { lang, localService: true, default: true, name: "A voice", voiceURI: lang };
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: (utterance: SpeechSynthesisUtterance) => utterances.push(utterance),
      cancel: () => {},
    });
    class Utterance extends EventTarget {
      text: string;
      onend?: () => void;
      constructor(text: string) {
        super();
        this.text = text;
        this.addEventListener("end", () => this.onend?.());
      }
    }
    Object.defineProperty(window, "speechSynthesis", { value: speech });
    Object.assign(window, { utterances, SpeechSynthesisUtterance: Utterance });
  }, locale);
}

/** Ends each utterance after "Listen" was pressed until the reading stops, and returns all texts. */
export function readToTheEnd(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all: SpeechSynthesisUtterance[] = Reflect.get(window, "utterances");
    const bar = document.querySelector<HTMLElement>("[data-reading]");
    while (bar && !bar.hidden) all.at(-1)?.dispatchEvent(new Event("end"));
    return all.map(({ text }) => text);
  });
}
