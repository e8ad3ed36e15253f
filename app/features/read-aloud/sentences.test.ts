import { expect, test, vi } from "vitest";
import { findVoice, splitSentences, voiceToName } from "./sentences.ts";

const listSentences = (text: string, locale: string) =>
  splitSentences(text, locale).map(({ start, end }) => text.slice(start, end));

test.each([true, false])(
  "a text is split into sentences, with Intl.Segmenter: %s",
  (hasSegmenter) => {
    if (!hasSegmenter) vi.stubGlobal("Intl", {});
    expect(listSentences(" One is 0.5 mm.  Two? ", "en").join("|")).toMatch(/mm\.\|Two\?$/);
    expect(listSentences("هل ترى؟ نعم.", "ar")).toEqual(["هل ترى؟", "نعم."]);
    expect(listSentences(" · ", "en")).toEqual([]);
    vi.unstubAllGlobals();
  },
);

const voice = (lang: string, localService: boolean, isDefault = false) =>
  ({ lang, localService, default: isDefault }) as SpeechSynthesisVoice;

test("an utterance names a voice only when another one would send the text to a server", () => {
  const own = voice("ar-SA", true);
  expect(voiceToName([own, voice("ar-EG", false), voice("en-GB", true)], "ar")).toBe(own);
  expect(voiceToName([own, voice("ar-EG", true), voice("en-GB", false)], "ar")).toBeUndefined();
});

test("a voice of the language is local to the device", () => {
  const own = voice("ar_OM", true);
  expect(findVoice([voice("en-GB", true), voice("ar-SA", false), own], "ar")).toBe(own);
  const usual = voice("ar-EG", true, true);
  expect(findVoice([own, usual], "ar")).toBe(usual);
  expect(findVoice([voice("ar-SA", false)], "ar")).toBeUndefined();
});
