import { branchBar } from "./branch-bar.ts";
import { compactHeader } from "./compact-header.ts";
import { forgetDelays } from "./delayed-link.ts";
import { fetchScript } from "./fetch-script.ts";
import { endLoading } from "./loading-note.ts";
import { menu } from "./menu.ts";
import { presses } from "./presses.ts";
import { reveal } from "./reveal.ts";
import { waking } from "./waking.ts";
import { whenMoved } from "./when-moved.ts";

// What every document does without React, in the order it matters to a reader. Presses that came before are repeated
// when the page says that it lives.
menu();
presses();
compactHeader();
forgetDelays();
endLoading();
reveal();
waking();
branchBar();
whenMoved();
for (const { dataset, scrollWidth, clientWidth } of document.querySelectorAll<HTMLElement>(
  "[data-script]",
)) {
  // A strip that shows all of itself needs none.
  if (!("strip" in dataset) || scrollWidth > clientWidth) fetchScript(dataset.script);
}

document.documentElement.dataset.app = "live";
dispatchEvent(new Event("app-live"));
