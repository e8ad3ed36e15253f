// Reads an article or a treatment aloud, sentence by sentence: long utterances stop half-way in some
// browsers, and where a phone forgets its place in a pause, the sentence is begun anew.
import { findVoice, splitSentences } from "./sentences.ts";

const bar = document.querySelector<HTMLElement>("[data-reading]");
const begin = document.querySelector<HTMLElement>("[data-listen]");
const speech = window.speechSynthesis;
if (bar && begin && speech) offer(bar, begin);

/** Shows the button as soon as there is a voice; voices may come late. */
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
  let isSpeaking = false;
  // What an utterance tells after it was stopped concerns nobody.
  let turn = 0;
  const toggle = bar.querySelector<HTMLElement>("[data-do=toggle]");
  const rate = bar.querySelector("select");

  const show = () => {
    if (!toggle) return;
    toggle.textContent = (isSpeaking ? toggle.dataset.pause : toggle.dataset.continue) ?? "";
  };
  const hush = () => {
    turn++;
    isSpeaking = false;
    speech.cancel();
    show();
  };
  const stop = () => {
    hush();
    mark(null);
    const hadFocus = bar.contains(document.activeElement);
    bar.hidden = true;
    if (hadFocus) begin.focus();
  };
  const speak = () => {
    hush();
    const place = places[at];
    if (!place) return stop();
    const mine = turn;
    const said = new SpeechSynthesisUtterance(String(place).replace(/\s+/g, " "));
    const voice = findVoice(speech.getVoices(), locale);
    if (voice) said.voice = voice;
    said.lang = voice?.lang ?? locale;
    said.rate = Number(rate?.value ?? 1);
    said.onend = () => {
      if (mine !== turn) return;
      at++;
      speak();
    };
    said.onerror = () => {
      if (mine === turn) hush();
    };
    isSpeaking = true;
    show();
    follow(place, places[at - 1]);
    mark(place);
    speech.speak(said);
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
    if (what === "toggle") isSpeaking ? hush() : speak();
    if (what === "stop") stop();
    if (what !== "previous" && what !== "next") return;
    at = Math.min(places.length - 1, Math.max(0, at + (what === "next" ? 1 : -1)));
    speak();
  });
  rate?.addEventListener("change", () => isSpeaking && speak());
  addEventListener("pagehide", stop);
}

const blocks = "h1, h2, h3, h4, p, li, dt, dd, summary";

/** Not read: tables, ways to other pages, and what is folded away. */
const unread =
  "nav, aside, figure, table, form, [hidden], [data-unread], details:not([open]) > :not(summary)";

/** The sentences of the main text, where they stand. */
function findPlaces(locale: string): Range[] {
  const text = document.querySelector("article") ?? document.querySelector("main");
  return [...(text?.querySelectorAll<HTMLElement>(blocks) ?? [])]
    .filter(
      (block) =>
        !block.querySelector(blocks) && !block.closest(unread) && block.getClientRects().length > 0,
    )
    .flatMap((block) => rangesIn(block, locale));
}

function rangesIn(block: HTMLElement, locale: string): Range[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const put = (offset: number, set: (node: Text, within: number) => void) => {
    let before = 0;
    for (const node of nodes) {
      if (offset <= before + node.length) return set(node, offset - before);
      before += node.length;
    }
  };
  return splitSentences(block.textContent ?? "", locale).map(({ start, end }) => {
    const range = document.createRange();
    put(start, (node, within) => range.setStart(node, within));
    put(end, (node, within) => range.setEnd(node, within));
    return range;
  });
}

/** Marks the sentence; where the browser cannot, the paragraph around it. */
function mark(place: Range | null): void {
  if ("highlights" in CSS) {
    if (place) CSS.highlights.set("spoken", new Highlight(place));
    else CSS.highlights.delete("spoken");
    return;
  }
  document.querySelector("[data-spoken]")?.removeAttribute("data-spoken");
  place?.startContainer.parentElement?.closest(blocks)?.setAttribute("data-spoken", "");
}

/** Keeps the sentence in sight, unless the reader has gone elsewhere. */
function follow(place: Range, before: Range | undefined): void {
  const { top, bottom } = place.getBoundingClientRect();
  const last = before?.getBoundingClientRect();
  const isAway = last !== undefined && (last.bottom < 0 || last.top > innerHeight);
  const isSeen = top > innerHeight * 0.15 && bottom < innerHeight * 0.75;
  if (isAway || isSeen) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top: top - innerHeight / 3, behavior: isStill ? "instant" : "smooth" });
}
