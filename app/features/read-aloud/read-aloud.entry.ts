import { allowsMotion } from "~/client/enhancements/scrolling/reduced-motion.ts";
import { readAloudWords } from "~/content/read-aloud-words.ts";
import { documentLocale } from "~/i18n/document-locale.ts";
import { addReadingControls } from "./reading-controls.ts";
import { blockOf, listSentenceRanges, spokenText } from "./sentence-ranges.ts";
import { findVoice, voiceToName } from "./sentences.ts";

// Reads an article or a treatment aloud, sentence by sentence: some browsers stop in long utterances, and a phone
// that loses its position in a pause restarts the sentence.

const container = document.querySelector("[data-read-aloud]");
const speech = window.speechSynthesis;
if (container && speech) offerReading(container);

/** Adds the controls, and shows the button when a voice is available; voices may load late. */
function offerReading(container: Element): void {
  const locale = documentLocale();
  const words = readAloudWords[locale];
  const { listen, bar, previous, toggle, next, rate, stop } = addReadingControls(container, words);
  const showWithVoice = () => {
    listen.hidden = !findVoice(speech.getVoices(), locale);
  };
  showWithVoice();
  speech.addEventListener?.("voiceschanged", showWithVoice);

  let sentences: Range[] = [];
  let at = 0;
  // Referenced here, or a browser may collect it before its end event. Events of other utterances are ignored.
  let current: SpeechSynthesisUtterance | null = null;

  const show = () => {
    toggle.textContent = current ? words.pause : words.goOn;
    keepAwake(current !== null);
  };
  const pause = () => {
    current = null;
    speech.cancel();
    show();
  };
  const close = () => {
    pause();
    highlight(null);
    bar.hidden = true;
  };
  const end = () => {
    const hadFocus = bar.contains(document.activeElement);
    close();
    // The scroll position does not change at the end.
    if (hadFocus) listen.focus({ preventScroll: true });
  };
  /** Speaks the current sentence and cancels the previous one. */
  const speak = () => {
    const sentence = sentences[at];
    if (!sentence) return end();
    const interrupts = current !== null;
    if (interrupts) speech.cancel();
    const utterance = new SpeechSynthesisUtterance(spokenText(sentence));
    utterance.lang = locale;
    const voice = voiceToName(speech.getVoices(), locale);
    if (voice) {
      utterance.voice = voice;
      utterance.lang = voice.lang;
    }
    utterance.rate = Number(rate.value);
    utterance.onend = () => {
      if (utterance !== current) return;
      at++;
      current = null;
      speak();
    };
    utterance.onerror = () => {
      if (utterance === current) pause();
    };
    current = utterance;
    show();
    scrollToSentence(sentence, sentences[at - 1]);
    highlight(sentence);
    if (!interrupts) return speech.speak(utterance);
    setTimeout(() => utterance === current && speech.speak(utterance), settling);
  };

  const move = (step: 1 | -1) => {
    at = Math.min(sentences.length - 1, Math.max(0, at + step));
    speak();
  };

  listen.addEventListener("click", () => {
    sentences = listSentenceRanges(locale);
    at = 0;
    bar.hidden = false;
    toggle.focus({ preventScroll: true });
    speak();
  });
  toggle.addEventListener("click", () => (current ? pause() : speak()));
  previous.addEventListener("click", () => move(-1));
  next.addEventListener("click", () => move(1));
  rate.addEventListener("change", () => current && speak());
  stop.addEventListener("click", end);
  // A locked phone stops the voice without an event.
  document.addEventListener("visibilitychange", () => document.hidden && current && pause());
  addEventListener("pagehide", close);
}

/** Keeps the screen on while reading, if supported, because an idle phone locks and stops the voice. */
function keepAwake(reads: boolean): void {
  lock ??= reads ? navigator.wakeLock?.request("screen").catch(() => undefined) : undefined;
  if (reads) return;
  lock?.then((held) => held?.release());
  lock = undefined;
}

let lock: Promise<WakeLockSentinel | undefined> | undefined;

/** Milliseconds. Some phones fire the end event of a cancelled sentence on one that starts at the same time. */
const settling = 200;

/** Highlights the sentence; its paragraph in browsers without the CSS Custom Highlight API. */
function highlight(sentence: Range | null): void {
  if ("highlights" in CSS) {
    document.documentElement.toggleAttribute("data-speaking", sentence !== null);
    if (sentence) CSS.highlights.set("spoken", new Highlight(sentence));
    else CSS.highlights.delete("spoken");
    return;
  }
  document.querySelector("[data-spoken]")?.removeAttribute("data-spoken");
  const start = sentence?.startContainer;
  if (start instanceof Text) blockOf(start).setAttribute("data-spoken", "");
}

/** Scrolls the sentence into view, unless the visitor has scrolled away. */
function scrollToSentence(sentence: Range, before: Range | undefined): void {
  const { top, bottom } = sentence.getBoundingClientRect();
  const last = before?.getBoundingClientRect();
  const isAway = last !== undefined && (last.bottom < 0 || last.top > innerHeight);
  const isSeen = top > innerHeight * 0.15 && bottom < innerHeight * 0.75;
  if (isAway || isSeen) return;
  const isStill = !allowsMotion();
  scrollBy({ top: top - innerHeight / 3, behavior: isStill ? "instant" : "smooth" });
}
