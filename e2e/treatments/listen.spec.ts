import { expect } from "@playwright/test";
import { anySlug } from "../support/articles.ts";
import { test } from "../support/test.ts";
import { words } from "../support/words.ts";

// The browser of the tests has no voices: it is lent one, which says nothing and ends when it is told to.

for (const [locale, address] of [
  ["en", `/articles/${anySlug}?lang=en`],
  ["ar", "/services/cataract-surgery?lang=ar"],
] as const) {
  test(`${address} reads itself aloud, sentence by sentence, where there is a voice`, async ({
    page,
  }) => {
    const { reading } = words[locale].shell;
    const listen = page.getByRole("button", { name: reading.listen, exact: true });
    await page.goto(address);
    await page.mouse.wheel(0, 200);
    await expect(page.locator("[data-listen]")).toBeHidden();

    await page.addInitScript((lang) => {
      const said: SpeechSynthesisUtterance[] = [];
      const voice = { lang, localService: true, default: true, name: "A voice", voiceURI: lang };
      const speech = Object.assign(new EventTarget(), {
        getVoices: () => [voice],
        speak: (utterance: SpeechSynthesisUtterance) => said.push(utterance),
        cancel: () => {},
      });
      class Utterance {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      }
      Object.defineProperty(window, "speechSynthesis", { value: speech });
      Object.assign(window, { said, SpeechSynthesisUtterance: Utterance });
    }, locale);
    await page.reload();
    await page.mouse.wheel(0, 100);
    const count = () => page.evaluate("said.length");
    const last = () => page.evaluate<string>("said.at(-1).text");
    const marked = () =>
      page.evaluate<string>('String([...(CSS.highlights.get("spoken") ?? [])][0] ?? "")');
    await listen.click();
    const title = (await page.getByRole("heading", { level: 1 }).innerText()).trim();
    const first = await last();
    expect(title.startsWith(first)).toBe(true);
    expect(await marked()).toBe(first);
    await page.evaluate("said.at(-1).onend()");
    const second = await last();
    expect(second).not.toBe(first);

    await page.getByRole("button", { name: reading.pause }).click();
    await page.evaluate("said.at(-1).onend()");
    expect(await count()).toBe(2);
    await page.getByRole("button", { name: reading.goOn }).click();
    expect(await last()).toBe(second);
    await page.getByRole("button", { name: reading.previous }).click();
    expect(await last()).toBe(first);
    await page.getByRole("button", { name: reading.next }).click();
    expect(await last()).toBe(second);
    await page.getByRole("button", { name: reading.stop, exact: true }).click();
    expect(await marked()).toBe("");
    await expect(listen).toBeFocused();
  });
}
