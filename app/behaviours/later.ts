import { currentYear } from "./current-year.ts";
import { namedParts } from "./links/anchors.ts";
import { backToTop } from "./links/back-to-top.ts";
import { languageLinks } from "./links/language-link.ts";
import { strayMailLink } from "./links/stray-mail-link.ts";
import { reportUncaughtErrors } from "./report-errors.ts";
import { compactHeader } from "./scrolling/compact-header.ts";
import { contents } from "./scrolling/contents.ts";
import { fetchAhead } from "./waking/fetch-ahead.ts";
import { fieldScript } from "./waking/field-script.ts";
import { keepPages } from "./waking/keep-pages.ts";
import { narrowedStrips } from "./waking/narrowed-strips.ts";

// What a page does only once its reader moves, or came for a part of it: nobody needs it before (`whenMoved`).
reportUncaughtErrors();
compactHeader();
strayMailLink();
namedParts();
languageLinks();
contents();
backToTop();
currentYear();
narrowedStrips();
fetchAhead();
fieldScript();
keepPages();
