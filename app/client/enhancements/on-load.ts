import { showAcceptanceBanner } from "./acceptance-banner.ts";
import { handleMenu } from "./disclosure/menu.ts";
import { openDetailsOnWideScreens } from "./disclosure/open-on-wide.ts";
import { handleLinkClicks } from "./links/link-clicks.ts";
import { hideLoadingStatusOnLeave } from "./links/loading-status.ts";
import { startHydrationTriggers } from "./loading/hydration-triggers.ts";
import { loadScript } from "./loading/load-script.ts";
import { onFirstInteraction } from "./loading/on-first-interaction.ts";
import { loadPhoneBarScript } from "./loading/phone-bar-script.ts";
import { reveal } from "./scrolling/reveal.ts";

/** Starts the enhancements of a content page, without React, most important first. `data-app` says that they run. */
export function startEnhancements(): void {
  handleMenu();
  handleLinkClicks();
  hideLoadingStatusOnLeave();
  reveal();
  openDetailsOnWideScreens();
  showAcceptanceBanner();
  startHydrationTriggers();
  loadPhoneBarScript();
  onFirstInteraction();
  loadClock();
  document.documentElement.dataset.app = "live";
}

/** Loads the script of the clock when the minute ends in which the page was rendered: until then the clock is right. */
function loadClock(): void {
  const clock = document.querySelector<HTMLElement>("[data-minute-script]");
  if (!clock) return;
  const now = Date.now();
  const isCurrent = Math.floor(now / 60_000) === Number(clock.dataset.minute);
  const delay = isCurrent ? 60_000 - (now % 60_000) : 0;
  setTimeout(() => loadScript(clock.dataset.minuteScript), delay);
}
