import { localeStorageKey } from "../../i18n/locale.ts";
import { chosenBranchKey } from "./branches.ts";
import { acceptedTermsKey } from "./legal.ts";
import { mailLinkKey } from "./mail-link-key.ts";

/** Storage in the browser. */
export type BrowserPlace = "cookie" | "local" | "session" | "cache" | "database";

export interface BrowserRecord {
  id: string;
  /** Name of the entry; `…` is the part that differs between servers. */
  name: string;
  places: readonly BrowserPlace[];
}

/**
 * Everything the site stores in a visitor's browser, as the privacy policy lists it. A browser test visits the site
 * and fails on an entry that is missing here.
 */
export const browserRecords = [
  { id: "language-cookie", name: localeStorageKey, places: ["cookie"] },
  { id: "language", name: localeStorageKey, places: ["local"] },
  // The visitor's branch, called by phone bar and menu (REQ-LAYOUT-15).
  { id: "branch", name: chosenBranchKey, places: ["local"] },
  { id: "acceptance", name: acceptedTermsKey, places: ["local"] },
  // "Remember me" selects one of the two (REQ-ACCOUNT-23).
  { id: "sign-in", name: "sb-…-auth-token", places: ["local", "session"] },
  // Set by the button of a mail link for the account page that follows (REQ-ACCOUNT-25).
  { id: "mail-link", name: mailLinkKey, places: ["session"] },
  // Set by the language switch for the next page (REQ-LANG-8).
  { id: "place", name: "place", places: ["session"] },
  // Only for staff: notices, hours and articles that the server has not accepted yet (REQ-STAFF-42).
  { id: "staff-draft", name: "staff-draft …", places: ["local"] },
  // Bottles of eye drops: until the tab is closed, and on the device only on request (REQ-DROPS-14).
  { id: "my-drops", name: "my-drops", places: ["session", "local"] },
  { id: "games", name: "games", places: ["session"] },
  // React Router's entry on the account pages: Back restores the scroll position (REQ-LAYOUT-14).
  { id: "scroll", name: "react-router-scroll-positions", places: ["session"] },
  // Offline copies of pages and their files, and the time of each visit; the oldest copy is deleted first
  // (REQ-OFFLINE-1).
  { id: "copies", name: "offline-…", places: ["cache"] },
  { id: "copies-opened", name: "workbox-expiration", places: ["database"] },
] as const satisfies readonly BrowserRecord[];

export type BrowserRecordId = (typeof browserRecords)[number]["id"];

/** Records on the server, as the privacy policy lists them. */
export const serverRecordIds = ["requests", "limits", "account", "sessions", "mails"] as const;

export type ServerRecordId = (typeof serverRecordIds)[number];
