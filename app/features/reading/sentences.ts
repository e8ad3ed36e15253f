/** Where a sentence stands in its text. */
export interface Sentence {
  start: number;
  end: number;
}

/** The sentences of a text in order, without the spaces around them; by their marks where a browser cannot tell. */
export function splitSentences(text: string, locale: string): Sentence[] {
  const parts =
    "Segmenter" in Intl
      ? [...new Intl.Segmenter(locale, { granularity: "sentence" }).segment(text)]
      : [...text.matchAll(/[^.!?؟]+(?:[.!?؟]+(?=\s|$)|[.!?؟]|$)\s*/g)].map((found) => ({
          segment: found[0],
          index: found.index,
        }));
  return parts.flatMap(({ segment, index }) => {
    const said = segment.trim();
    const start = index + segment.indexOf(said);
    return /[\p{L}\p{N}]/u.test(said) ? [{ start, end: start + said.length }] : [];
  });
}

/** The browser's default of the voices for a language, else the first. A voice that would send the text elsewhere is none. */
export function findVoice(
  voices: readonly SpeechSynthesisVoice[],
  locale: string,
): SpeechSynthesisVoice | undefined {
  const fitting = voices.filter(
    ({ lang, localService }) => localService && lang.split(/[-_]/)[0]?.toLowerCase() === locale,
  );
  return fitting.find((voice) => voice.default) ?? fitting[0];
}
