import { currentYear } from "./current-year.ts";
import { namedParts } from "./links/anchors.ts";
import { backToTop } from "./links/back-to-top.ts";
import { strayMailLink } from "./links/expired-link.ts";
import { languageLinks } from "./links/language-link.ts";
import { fetchAhead } from "./loading/prefetch.ts";
import { keepPages } from "./loading/register-service-worker.ts";
import { fieldScript } from "./loading/search-field-script.ts";
import { reportUncaughtErrors } from "./report-errors.ts";
import { compactHeader } from "./scrolling/compact-header.ts";
import { contents } from "./scrolling/table-of-contents.ts";

// What a page does only once its reader moves, or came for a part of it: nobody needs it before (`whenMoved`).
reportUncaughtErrors();
compactHeader();
strayMailLink();
namedParts();
languageLinks();
contents();
backToTop();
currentYear();
fetchAhead();
fieldScript();
keepPages();
