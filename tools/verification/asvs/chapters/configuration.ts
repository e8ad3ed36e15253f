import { inboxKey, ownSecrets, privateFolder, rowSecurity } from "../account-tests.ts";
import { type Chapter, deviates, proved } from "../entry.ts";
import {
  componentKit,
  errorLog,
  noFile,
  noHistory,
  privateMetrics,
  readOnly,
} from "../site-tests.ts";

export const configuration = {
  "13.1.1": deviates(
    "documents",
    "List of connections",
    "The settings name them; there is no list.",
  ),
  "13.2.1": deviates(
    "operator",
    "Accounts between services",
    "The mail server is used with a password, and the proxy without one.",
  ),
  "13.2.2": proved("Least rights of services", privateFolder, rowSecurity),
  "13.2.3": proved("Default passwords of services", ownSecrets),
  "13.2.4": deviates(
    "operator",
    "Permitted connections",
    "Addresses come from the settings; nothing else prevents a connection.",
  ),
  "13.2.5": deviates(
    "operator",
    "Permitted sources of the server",
    "Addresses come from the settings; nothing else prevents a connection.",
  ),
  "13.3.1": deviates(
    "operator",
    "A vault for secrets",
    "Secrets are files that only the site's user can read.",
  ),
  "13.3.2": proved("Access to secrets", ownSecrets, privateFolder),
  "13.4.1": proved("Version history", noHistory, noFile),
  "13.4.2": proved("Debugging in production", componentKit, inboxKey, errorLog),
  "13.4.3": proved("Lists of folders", noFile),
  "13.4.4": proved("TRACE", readOnly),
  "13.4.5": proved("Monitoring", privateMetrics),
} satisfies Chapter;
