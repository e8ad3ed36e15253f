import { acceptance } from "./acceptance.ts";
import { anchors } from "./anchors.ts";
import { backToTop } from "./back-to-top.ts";
import { compactHeader } from "./compact-header.ts";
import { contents } from "./contents.ts";
import { currentYear } from "./current-year.ts";
import { delayedLinks } from "./delayed-link.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { folding } from "./folding.ts";
import { languageLinks } from "./language-link.ts";
import { loadingNote } from "./loading-note.ts";
import { menu } from "./menu.ts";
import { printButtons } from "./print-button.ts";
import { reveal } from "./reveal.ts";
import { strayMailLink } from "./stray-mail-link.ts";
import { waking } from "./waking.ts";

// Everything a document does without React, in the order it matters to a reader. Presses that came before are repeated
// when the page says that it lives.
for (const begin of [
  strayMailLink,
  menu,
  languageLinks,
  compactHeader,
  folding,
  acceptance,
  delayedLinks,
  anchors,
  loadingNote,
  backToTop,
  reveal,
  contents,
  printButtons,
  currentYear,
  waking,
  fetchAhead,
])
  begin();

document.documentElement.dataset.app = "live";
dispatchEvent(new Event("app-live"));
