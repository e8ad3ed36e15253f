import { acceptEarly } from "./acceptance-banner.ts";
import { updateCurrentYear } from "./current-year.ts";
import { handleBackToTopLink } from "./links/back-to-top.ts";
import { handleButtonClicks } from "./links/button-clicks.ts";
import { openFragmentTarget } from "./links/fragment-target.ts";
import { restoreLanguageCookie } from "./links/language-cookie.ts";
import { handleLanguageLinks } from "./links/language-link.ts";
import { redirectMailLink } from "./links/misdirected-mail-link.ts";
import { correctScrollPosition } from "./links/page-state.ts";
import { loadNeededScripts } from "./loading/needed-scripts.ts";
import { prefetchLinks } from "./loading/prefetch.ts";
import { registerServiceWorker } from "./loading/register-service-worker.ts";
import { loadSearchFieldScript } from "./loading/search-field-script.ts";
import { reportUncaughtErrors } from "./report-errors.ts";
import { compactHeader } from "./scrolling/compact-header.ts";
import { markCurrentSection } from "./scrolling/table-of-contents.ts";

// Enhancements that are not needed before the first interaction (`onFirstInteraction`).
reportUncaughtErrors();
loadNeededScripts();
compactHeader();
redirectMailLink();
openFragmentTarget();
restoreLanguageCookie();
handleLanguageLinks();
handleButtonClicks();
acceptEarly();
// A restored position counts as an interaction.
correctScrollPosition();
markCurrentSection();
handleBackToTopLink();
updateCurrentYear();
prefetchLinks();
loadSearchFieldScript();
registerServiceWorker();
document.documentElement.dataset.interaction = "live";
dispatchEvent(new Event("interaction-live"));
