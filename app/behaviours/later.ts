import { namedParts } from "./anchors.ts";
import { backToTop } from "./back-to-top.ts";
import { contents } from "./contents.ts";
import { currentYear } from "./current-year.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { languageLinks } from "./language-link.ts";
import { narrowedStrips } from "./narrowed-strips.ts";
import { strayMailLink } from "./stray-mail-link.ts";

// What a page does only once its reader moves, or came for a part of it: nobody needs it before (`whenMoved`).
strayMailLink();
namedParts();
languageLinks();
contents();
backToTop();
currentYear();
narrowedStrips();
fetchAhead();
