import { localeStorageKey } from "../../i18n/locale.ts";
import { chosenBranchKey } from "./branches.ts";
import { acceptedTermsKey, mailLinkKey } from "./legal.ts";

/** Where in the browser something is kept. */
export type BrowserPlace = "cookie" | "local" | "session" | "cache" | "database";

export interface BrowserRecord {
  id: string;
  /** The entry's own name; `…` stands for what differs from server to server. */
  name: string;
  places: readonly BrowserPlace[];
}

/**
 * Everything the site keeps in a reader's browser, as the privacy policy lists it. A browser test walks the site
 * and fails when it finds an entry that is not here.
 */
export const browserRecords = [
  { id: "language-cookie", name: localeStorageKey, places: ["cookie"] },
  { id: "language", name: localeStorageKey, places: ["local"] },
  // The reader's branch, which bar and menu ring (REQ-LAYOUT-15).
  { id: "branch", name: chosenBranchKey, places: ["local"] },
  { id: "acceptance", name: acceptedTermsKey, places: ["local"] },
  // Remember me decides between the two (REQ-ACCOUNT-23).
  { id: "sign-in", name: "sb-…-auth-token", places: ["local", "session"] },
  // From the button of a mail link to the account page it leads to (REQ-ACCOUNT-25).
  { id: "mail-link", name: mailLinkKey, places: ["session"] },
  // For the moment between a page and the same page in the other language (REQ-LANG-8).
  { id: "place", name: "place", places: ["session"] },
  { id: "games", name: "games", places: ["session"] },
  // React Router's own entry on the account pages, by which Back leads to the same place (REQ-LAYOUT-14).
  { id: "scroll", name: "react-router-scroll-positions", places: ["session"] },
  // Pages and their files for a reader without a network, and when each was opened, by which the oldest goes
  // (REQ-OFFLINE-1).
  { id: "copies", name: "offline-…", places: ["cache"] },
  { id: "copies-opened", name: "workbox-expiration", places: ["database"] },
] as const satisfies readonly BrowserRecord[];

export type BrowserRecordId = (typeof browserRecords)[number]["id"];

/** What the server keeps or counts, as the privacy policy lists it. */
export const serverRecordIds = ["requests", "limits", "account", "sessions", "mails"] as const;

export type ServerRecordId = (typeof serverRecordIds)[number];
