import { noCors, publicKey, refusedMethods } from "../account-tests.ts";
import { type Chapter, deviates, notApplicable, proved } from "../entry.ts";
import {
  fuzz,
  hsts,
  injectedScript,
  languageCookie,
  openHours,
  ownRedirects,
  pagePolicy,
  responseHeaders,
  trustedTypes,
} from "../site-tests.ts";

export const webFrontend = {
  "3.2.1": proved("Responses that are no pages", responseHeaders),
  "3.2.2": proved("Text that stays text", trustedTypes, injectedScript),
  "3.3.1": deviates(
    "protocol",
    "Cookies over encrypted connections only",
    "The one cookie stores the language and has no Secure attribute.",
  ),
  "3.3.2": proved("SameSite of cookies", languageCookie),
  "3.3.3": deviates(
    "protocol",
    "Cookies of one host",
    "The one cookie stores the language and has no __Host- prefix.",
  ),
  "3.3.4": notApplicable(
    "Cookies that scripts cannot read",
    "No cookie has a session: see 10.1.1.",
  ),
  "3.4.1": proved("Strict-Transport-Security", hsts),
  "3.4.2": proved("Reading from other sites", noCors, openHours),
  "3.4.3": proved("Content-Security-Policy", pagePolicy, responseHeaders),
  "3.4.4": proved("Content types that browsers do not guess", responseHeaders),
  "3.4.5": proved("Referrer policy", responseHeaders),
  "3.4.6": proved("Pages in frames", pagePolicy, responseHeaders),
  "3.5.1": proved("Requests of other sites", publicKey, refusedMethods),
  "3.5.2": proved("Calls that browsers ask about first", publicKey, refusedMethods, noCors),
  "3.5.3": deviates(
    "mail-links",
    "Methods that change something",
    "The link of a mail is used by a GET request, after a button was pressed.",
  ),
  "3.5.4": notApplicable("Applications on one host", "There is one application."),
  "3.5.5": notApplicable("Messages between windows", "No window receives messages."),
  "3.7.1": proved("Outdated browser technology", pagePolicy),
  "3.7.2": proved("Redirects to other hosts", ownRedirects, fuzz),
} satisfies Chapter;
