import { readStoredValue, storeValue } from "~/client/enhancements/loading/web-storage.ts";
import { type BranchId, branches, branchIds, chosenBranchKey } from "~/content/data/branches.ts";
import { chatLink, telephoneLink } from "~/content/data/clinic.ts";
import { knownParameters, type PageId, pages } from "~/content/data/pages.ts";
import { readExceptionalHours } from "~/opening-hours/read-exceptional-hours.ts";
import { findBranchInAddress, findSelectedBranch, isInSession } from "./chosen-branch.ts";

// The phone bar names this script; it is loaded when the rendered bar must change (`phone-bar-script.ts`).

/** Interval at which bar and menu update their opening status, in milliseconds. */
const step = 60_000;

/**
 * Shows the last chosen branch, which is stored on the device: its name and phone in bar and menu, and its address in
 * links to branch pages (REQ-LAYOUT-15). A branch in the address is a choice, and so is a selection on the page.
 */
function followChoice(names: readonly string[]): void {
  let chosen = findBranchInAddress(location.pathname, location.search);
  let { search } = location;
  if (chosen) storeBranch(chosen);
  const update = () => {
    const own = chosen ?? readStoredBranch();
    render(own ?? "main", names);
    const note = document.querySelector<HTMLElement>("[data-own-branches]");
    if (note) note.hidden = !own || !note.dataset.ownBranches?.split(" ").includes(own);
  };
  const handleQueryChange = () => {
    // A change of the fragment keeps the selection.
    if (location.search === search) return;
    search = location.search;
    const shown = findSelectedBranch(location.pathname, search);
    if (!shown) return;
    chosen = shown;
    storeBranch(shown);
    update();
  };
  addEventListener("querychange", handleQueryChange);
  addEventListener("popstate", handleQueryChange);
  // A page from the back/forward cache may be older than the choice.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    chosen = findBranchInAddress(location.pathname, location.search);
    update();
  });
  // A branch chosen in another tab or window.
  addEventListener("storage", update);
  document.addEventListener("visibilitychange", update);
  setInterval(update, step);
  update();
}

/** Sets a branch in the parts of bar and menu that name or call one, and in links to branch pages. */
function render(id: BranchId, names: readonly string[]): void {
  const { phone, whatsapp, mapUrl } = branches[id];
  const open = isInSession(id, location.pathname, readExceptionalHours(), Date.now());
  const setters: Record<string, (part: HTMLAnchorElement) => void> = {
    name: (part) => {
      part.textContent = names[branchIds.indexOf(id)] ?? "";
    },
    number: (part) => {
      part.textContent = phone.value;
    },
    tel: (part) => {
      part.href = telephoneLink(phone.value);
    },
    call: (part) => {
      part.href = telephoneLink(phone.value);
      part.hidden = !open;
    },
    urgent: (part) => {
      part.hidden = open;
    },
    chat: (part) => {
      part.href = chatLink(whatsapp.value);
    },
    way: (part) => {
      part.href = mapUrl;
    },
  };
  for (const part of document.querySelectorAll<HTMLAnchorElement>("[data-branch-part]"))
    setters[part.dataset.branchPart ?? ""]?.(part);
  for (const link of document.links)
    if (link instanceof HTMLAnchorElement && link.origin === location.origin)
      setBranchInLink(link, id);
}

/** The links in which this script has set a branch, and which follow the next choice. */
const ownLinks = new WeakSet<HTMLAnchorElement>();

/**
 * Sets the chosen branch in a link to a branch page, except in links that name a branch of their own, and in islands, where
 * links without a branch lead to the main one.
 */
function setBranchInLink(link: HTMLAnchorElement, id: BranchId): void {
  const page = (["branches", "booking"] satisfies PageId[]).find(
    (one) => pages[one].path === link.pathname,
  );
  if (!page || link.pathname === location.pathname || link.closest("[data-island]")) return;
  const search = new URLSearchParams(link.search);
  if (search.has("branch") && !ownLinks.has(link)) return;
  ownLinks.add(link);
  search.delete("branch");
  const known = knownParameters(page, new URLSearchParams({ branch: id })).has("branch");
  if (known && id !== "main") search.set("branch", id);
  link.search = search.toString();
}

/** When storage is blocked or full, the choice lasts until the page is closed. */
function storeBranch(id: BranchId): void {
  storeValue("localStorage", chosenBranchKey, id);
}

/** Returns the stored branch, or null when it is missing or unknown. */
function readStoredBranch(): BranchId | null {
  const id = readStoredValue("localStorage", chosenBranchKey);
  return id !== null && Object.hasOwn(branches, id) ? (id as BranchId) : null;
}

const bar = document.querySelector<HTMLElement>("[data-phone-bar]");
if (bar?.dataset.names) {
  followChoice(bar.dataset.names.split("|"));
  // The same attribute as that of a hydrated island.
  bar.dataset.hydrated = "";
}
