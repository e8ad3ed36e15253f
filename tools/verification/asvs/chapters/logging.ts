import { internalError, notAcknowledged } from "../account-tests.ts";
import { type Chapter, deviates, proved } from "../entry.ts";
import {
  circuit,
  errorLog,
  jsonLog,
  logOfFailure,
  malformed,
  outage,
  requestId,
  requestLog,
  uncached,
} from "../site-tests.ts";

export const logging = {
  "16.1.1": deviates(
    "logs",
    "List of logs",
    "The guide names the logs, without their events and times of storage.",
  ),
  "16.2.1": deviates(
    "logs",
    "Who did what",
    "For privacy the log names no person. Only changes by staff are logged with a name.",
  ),
  "16.2.2": proved("Time of a line", jsonLog),
  "16.2.3": deviates("logs", "Logs in named places only", "There is no list of logs: see 16.1.1."),
  "16.2.4": proved("Format", jsonLog),
  "16.2.5": proved("Secrets in logs", jsonLog, requestLog, uncached),
  "16.3.1": deviates(
    "logs",
    "Sign-ins",
    "Each call is logged with its result, but without the account.",
  ),
  "16.3.2": proved("Refused calls", requestLog, requestId),
  "16.3.3": deviates(
    "logs",
    "Attempts to evade a limit",
    "They are lines with a status like others.",
  ),
  "16.3.4": proved("Unexpected errors", errorLog, logOfFailure, internalError),
  "16.4.1": proved("Input in a log", jsonLog),
  "16.4.2": deviates(
    "logs",
    "Protection of logs",
    "Nobody can change the log of staff. The operator protects the others.",
  ),
  "16.4.3": deviates("logs", "Logs on another machine", "The operator can send them there."),
  "16.5.1": proved("Messages of errors", errorLog, internalError, malformed),
  "16.5.2": proved("Failure of another service", outage, circuit),
  "16.5.3": proved("Errors that open nothing", notAcknowledged, internalError),
} satisfies Chapter;
