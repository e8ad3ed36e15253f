import { clearedDevice, noCors, uncachedAccount } from "../account-tests.ts";
import { type Chapter, deviates, proved } from "../entry.ts";
import { ownOrigin, pagePolicy, uncached } from "../site-tests.ts";

export const dataProtection = {
  "14.1.1": deviates(
    "documents",
    "Levels of protection",
    "Sensitive data is listed, without levels.",
  ),
  "14.1.2": deviates(
    "documents",
    "Rules for each level",
    "Sensitive data is listed, without levels.",
  ),
  "14.2.1": deviates(
    "privacy",
    "Sensitive data in addresses",
    "The words of a search and the token of a mail link are in addresses. No log has them.",
  ),
  "14.2.2": proved("Caches of servers", uncached),
  "14.2.3": proved("Other companies", ownOrigin, pagePolicy),
  "14.2.4": deviates("documents", "Protection by level", "There are no levels: see 14.1.1."),
  "14.3.1": proved("Data on the device after signing out", clearedDevice),
  "14.3.2": proved("Caches of browsers", uncachedAccount, noCors),
  "14.3.3": deviates(
    "privacy",
    "Data in the browser",
    "On request, the browser stores the names and times of a person's eye drops.",
  ),
} satisfies Chapter;
