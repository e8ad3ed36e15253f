// Reads an article or a treatment aloud, sentence by sentence: some browsers stop in long utterances, and a phone
// that loses its position in a pause restarts the sentence.
import { blockOf, findPlaces, spokenText } from "./places.ts";
import { findVoice, voiceToName } from "./sentences.ts";

const bar = document.querySelector<HTMLElement>("[data-reading]");
const begin = document.querySelector<HTMLElement>("[data-listen]");
const speech = window.speechSynthesis;
if (bar && begin && speech) offer(bar, begin);

/** Shows the button when a voice is available; voices may load late. */
function offer(bar: HTMLElement, begin: HTMLElement): void {
  const locale = document.documentElement.lang;
  const look = () => {
    begin.hidden = !findVoice(speech.getVoices(), locale);
  };
  look();
  speech.addEventListener?.("voiceschanged", look);
  reader(bar, begin, locale);
}

function reader(bar: HTMLElement, begin: HTMLElement, locale: string): void {
  let places: Range[] = [];
  let at = 0;
  // Referenced here, or a browser may collect it before its end event. Events of other utterances are ignored.
  let current: SpeechSynthesisUtterance | null = null;
  const toggle = bar.querySelector<HTMLElement>("[data-do=toggle]");
  const rate = bar.querySelector("select");

  const show = () => {
    if (!toggle) return;
    toggle.textContent = (current ? toggle.dataset.pause : toggle.dataset.continue) ?? "";
    keepAwake(current !== null);
  };
  const pause = () => {
    current = null;
    speech.cancel();
    show();
  };
  const close = () => {
    pause();
    mark(null);
    bar.hidden = true;
  };
  const stop = () => {
    const hadFocus = bar.contains(document.activeElement);
    close();
    // The scroll position does not change at the end.
    if (hadFocus) begin.focus({ preventScroll: true });
  };
  /** Speaks the current sentence and cancels the previous one. */
  const speak = () => {
    const place = places[at];
    if (!place) return stop();
    const interrupts = current !== null;
    if (interrupts) speech.cancel();
    const next = new SpeechSynthesisUtterance(spokenText(place));
    next.lang = locale;
    const voice = voiceToName(speech.getVoices(), locale);
    if (voice) {
      next.voice = voice;
      next.lang = voice.lang;
    }
    next.rate = Number(rate?.value ?? 1);
    next.onend = () => {
      if (next !== current) return;
      at++;
      current = null;
      speak();
    };
    next.onerror = () => {
      if (next === current) pause();
    };
    current = next;
    show();
    follow(place, places[at - 1]);
    mark(place);
    if (!interrupts) return speech.speak(next);
    setTimeout(() => next === current && speech.speak(next), settling);
  };

  begin.addEventListener("click", () => {
    places = findPlaces(locale);
    at = 0;
    bar.hidden = false;
    toggle?.focus({ preventScroll: true });
    speak();
  });
  bar.addEventListener("click", ({ target }) => {
    const what = target instanceof Element && target.closest<HTMLElement>("[data-do]")?.dataset.do;
    if (what === "toggle") current ? pause() : speak();
    if (what === "stop") stop();
    if (what !== "previous" && what !== "next") return;
    at = Math.min(places.length - 1, Math.max(0, at + (what === "next" ? 1 : -1)));
    speak();
  });
  rate?.addEventListener("change", () => current && speak());
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

/** Marks the sentence; when the browser cannot, its paragraph. */
function mark(place: Range | null): void {
  if ("highlights" in CSS) {
    if (place) CSS.highlights.set("spoken", new Highlight(place));
    else CSS.highlights.delete("spoken");
    return;
  }
  document.querySelector("[data-spoken]")?.removeAttribute("data-spoken");
  const start = place?.startContainer;
  if (start instanceof Text) blockOf(start).setAttribute("data-spoken", "");
}

/** Scrolls the sentence into view, unless the visitor has scrolled away. */
function follow(place: Range, before: Range | undefined): void {
  const { top, bottom } = place.getBoundingClientRect();
  const last = before?.getBoundingClientRect();
  const isAway = last !== undefined && (last.bottom < 0 || last.top > innerHeight);
  const isSeen = top > innerHeight * 0.15 && bottom < innerHeight * 0.75;
  if (isAway || isSeen) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top: top - innerHeight / 3, behavior: isStill ? "instant" : "smooth" });
}
