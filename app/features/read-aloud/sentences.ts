/** Position of a sentence in its text. */
export interface Sentence {
  start: number;
  end: number;
}

/** Splits a text into trimmed sentences; by punctuation in browsers without `Intl.Segmenter`. */
export function splitSentences(text: string, locale: string): Sentence[] {
  const parts =
    "Segmenter" in Intl
      ? [...new Intl.Segmenter(locale, { granularity: "sentence" }).segment(text)]
      : [...text.matchAll(/[^.!?؟]+(?:[.!?؟]+(?=\s|$)|[.!?؟]|$)\s*/g)].map((found) => ({
          segment: found[0],
          index: found.index,
        }));
  return parts.flatMap(({ segment, index }) => {
    const sentence = segment.trim();
    const start = index + segment.indexOf(sentence);
    return /[\p{L}\p{N}]/u.test(sentence) ? [{ start, end: start + sentence.length }] : [];
  });
}

/**
 * Returns a voice for a language: the browser's default, otherwise the first. It skips voices that send the text to a
 * server.
 */
export function findVoice(
  voices: readonly SpeechSynthesisVoice[],
  locale: string,
): SpeechSynthesisVoice | undefined {
  const fitting = voicesFor(voices, locale).filter(({ localService }) => localService);
  return fitting.find((voice) => voice.default) ?? fitting[0];
}

/**
 * Returns the voice that an utterance must name, so that the text is not sent to a server. Undefined when all voices
 * of the language are local: the platform then uses its own setting, because its list may begin with a novelty voice.
 */
export function voiceToName(
  voices: readonly SpeechSynthesisVoice[],
  locale: string,
): SpeechSynthesisVoice | undefined {
  const isRemote = voicesFor(voices, locale).some(({ localService }) => !localService);
  return isRemote ? findVoice(voices, locale) : undefined;
}

function voicesFor(
  voices: readonly SpeechSynthesisVoice[],
  locale: string,
): SpeechSynthesisVoice[] {
  return voices.filter(({ lang }) => lang.split(/[-_]/)[0]?.toLowerCase() === locale);
}
