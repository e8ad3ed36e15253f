import { compactHeader } from "./compact-header.ts";
import { currentYear } from "./current-year.ts";
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
currentYear();
waking();
whenMoved();
const fetched = new Set<string | undefined>();
ownScripts();
// A telephone that is turned upright leaves a strip less room than it had.
addEventListener("resize", ownScripts);

document.documentElement.dataset.app = "live";
dispatchEvent(new Event("app-live"));

/** Fetches, once, what only this page needs. A strip that shows all of itself needs nothing. */
function ownScripts(): void {
  for (const own of document.querySelectorAll<HTMLElement>("[data-script]")) {
    const { dataset, scrollWidth, clientWidth } = own;
    const idle = "strip" in dataset && scrollWidth <= clientWidth;
    if (idle || fetched.has(dataset.script)) continue;
    fetched.add(dataset.script);
    fetchScript(dataset.script);
  }
}
