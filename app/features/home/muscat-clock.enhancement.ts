import type { HoursWords } from "~/content/hours.types.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanMinute, secondsOfMinuteLeft } from "~/opening-hours/muscat-minute.ts";
import { getTimeOfDay } from "~/opening-hours/time-of-day.ts";

// A script of its own, that home alone names: its clock and its light go on while the page stands open (REQ-HOURS-13).

/** Draws time and light of this instant. */
function draw(place: HTMLElement, dayParts: HoursWords["dayParts"]): void {
  const { dataset, lang } = document.documentElement;
  const now = Date.now();
  const locale = lang === "ar" ? "ar" : "en";
  const time = timeText(omanMinute(now), { words: { dayParts }, locale, notation: "12-hour" });
  if (place.textContent !== time) place.textContent = time;
  dataset.light = getTimeOfDay(now);
}

const place = document.querySelector<HTMLElement>("[data-muscat-clock]");
if (place?.dataset.muscatClock) {
  const dayParts: HoursWords["dayParts"] = JSON.parse(place.dataset.muscatClock);
  const look = () => draw(place, dayParts);
  // Each wait is measured anew, so that the clock turns with the minute and never drifts.
  const wait = () => {
    const left = secondsOfMinuteLeft(Date.now()) * 1000;
    setTimeout(() => {
      look();
      wait();
    }, left);
  };
  look();
  wait();
  place.dataset.hydrated = "";
  // A clock stands still while a device sleeps, and a page comes back from the browser's memory as it was.
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
}
