import { namedParts } from "./anchors.ts";
import { backToTop } from "./back-to-top.ts";
import { contents, strips } from "./contents.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { languageLinks } from "./language-link.ts";

// What a page does only once its reader moves, or came for a part of it: nobody needs it before (`whenMoved`).
namedParts();
languageLinks();
contents();
strips();
backToTop();
fetchAhead();
