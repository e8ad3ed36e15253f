/** Position of a sentence in its text. */
export interface Sentence {
  start: number;
  end: number;
}

/** The sentences of a text in order, trimmed; by punctuation in browsers without `Intl.Segmenter`. */
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

/**
 * A voice for a language: the browser's default, otherwise the first. A voice that would send the text to a server
 * is none.
 */
export function findVoice(
  voices: readonly SpeechSynthesisVoice[],
  locale: string,
): SpeechSynthesisVoice | undefined {
  const fitting = voicesFor(voices, locale).filter(({ localService }) => localService);
  return fitting.find((voice) => voice.default) ?? fitting[0];
}

/**
 * The voice that a text must name, so that it is not sent elsewhere. None where all voices of the language are on the
 * device: the platform then uses its own setting, because its list may begin with a novelty voice.
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
