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

/**
 * A voice for a language: what the browser calls its default, else the first. A voice that would send the text elsewhere
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
 * device: the platform then takes the one its reader has chosen, where the list may begin with a voice for jokes.
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
