import { allowsMotion } from "~/client/enhancements/scrolling/reduced-motion.ts";
import { statistics } from "~/content/data/statistics.ts";
import { bidiRuns } from "~/i18n/bidi-runs.ts";
import { documentLocale } from "~/i18n/document-locale.ts";
import { countAt, countLength, countStartsAt } from "./count-animation.ts";
import { statisticText } from "./statistic-text.ts";

// Named by the page and loaded at the first interaction.

/** Figures that have been visible for longer than this do not count up, in milliseconds. */
const unreadTime = 600;

/**
 * The figures count up once, when 30 % of their band becomes visible (REQ-HOME-13). Until then they show zero. With
 * reduced motion, or when they are visible on load, they do not change.
 */
function countUp(band: HTMLElement): void {
  const { dataset } = document.documentElement;
  const { top, bottom } = band.getBoundingClientRect();
  const isSeen = top < innerHeight && bottom > 0;
  const hasRead = isSeen && !(Date.now() - Number(dataset.moved) < unreadTime);
  if (hasRead || !allowsMotion()) return;
  const locale = documentLocale();
  const figures = statistics.flatMap((statistic, index) => {
    const place = band.querySelector<HTMLElement>(`[data-statistic=${statistic.key}]`);
    if (!place) return [];
    const final = document.createElement("span");
    final.append(...place.childNodes);
    // Visual only: screen readers get the final number, once.
    const running = document.createElement("span");
    running.setAttribute("aria-hidden", "true");
    place.append(final, running);
    place.dataset.counting = "";
    return [{ statistic, index, place, final, running }];
  });
  const draw = (elapsed: number) => {
    for (const { statistic, index, running } of figures) {
      const value = countAt(statistic.value, index, elapsed);
      const text = statisticText({ ...statistic, value }, locale, band.dataset.thousand ?? "");
      running.replaceChildren(...bidiRuns(text, locale).map(isolated));
    }
  };
  // Also before a print, which would show zeros.
  const rest = () => {
    for (const { place, final } of figures) {
      if (!final.isConnected) continue;
      place.replaceChildren(...final.childNodes);
      delete place.dataset.counting;
    }
  };
  const run = (start: number) => (now: number) => {
    if (now - start >= countLength(statistics.length)) return rest();
    draw(now - start);
    requestAnimationFrame(run(start));
  };
  draw(0);
  addEventListener("beforeprint", rest);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      requestAnimationFrame((now) => run(now)(now));
    },
    { threshold: countStartsAt(bottom - top, innerHeight) },
  );
  observer.observe(band);
}

/** A signed number keeps its order among Arabic words (REQ-TYPE-3). */
function isolated({ text, kind }: { text: string; kind: string | null }): Node | string {
  if (!kind) return text;
  return Object.assign(document.createElement("bdi"), { dir: "ltr", textContent: text });
}

for (const band of document.querySelectorAll<HTMLElement>("[data-thousand]")) countUp(band);
