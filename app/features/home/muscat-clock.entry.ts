import type { HoursWords } from "~/content/hours.types.ts";
import { documentLocale } from "~/i18n/document-locale.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanMinute, secondsOfMinuteLeft } from "~/opening-hours/oman-minute.ts";
import { getTimeOfDay } from "~/opening-hours/time-of-day.ts";

// Loaded by the home page only: updates its clock and its time of day while the page is open (REQ-HOURS-13).

/** Shows the current time and time of day. */
function draw(place: HTMLElement, dayParts: HoursWords["dayParts"]): void {
  const { dataset } = document.documentElement;
  const now = Date.now();
  const locale = documentLocale();
  const time = timeText(omanMinute(now), { words: { dayParts }, locale });
  if (place.textContent !== time) place.textContent = time;
  dataset.timeOfDay = getTimeOfDay(now);
}

const place = document.querySelector<HTMLElement>("[data-muscat-clock]");
if (place?.dataset.muscatClock) {
  const [night = "", morning = "", noon = "", evening = ""] = place.dataset.muscatClock.split(",");
  const update = () => draw(place, { night, morning, noon, evening });
  // Each delay is computed anew, so that the clock does not drift.
  const wait = () => {
    const left = secondsOfMinuteLeft(Date.now()) * 1000;
    setTimeout(() => {
      update();
      wait();
    }, left);
  };
  update();
  wait();
  place.dataset.hydrated = "";
  // Timers stop while a device sleeps or the page is in the back/forward cache.
  addEventListener("pageshow", update);
  document.addEventListener("visibilitychange", update);
}
