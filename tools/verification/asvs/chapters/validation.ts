import {
  bothConfirm,
  emailAddress,
  notAcknowledged,
  nothingElse,
  oneMailPerMinute,
  recoveryOnce,
  refusedQueries,
  staffCases,
  twoChanges,
  wholeSeed,
  writtenLimits,
  wrongPasswords,
} from "../account-tests.ts";
import { type Chapter, deviates, notApplicable, proved } from "../entry.ts";
import { searchLimit, writtenRules } from "../site-tests.ts";

export const validation = {
  "2.1.1": deviates(
    "documents",
    "Rules for each value, written down",
    "The API description has types and lengths, but not every rule, such as the characters of a slug.",
  ),
  "2.1.2": proved("Rules for values that belong together, written down", writtenRules, staffCases),
  "2.1.3": proved("Limits, written down", writtenLimits),
  "2.2.1": proved("Values against rules", staffCases, emailAddress, refusedQueries),
  "2.2.2": proved("Validation by the service", staffCases, nothingElse),
  "2.2.3": proved("Values that belong together", staffCases),
  "2.3.1": proved("Order of steps", staffCases, recoveryOnce, bothConfirm),
  "2.3.2": proved("Limits of use", wrongPasswords, oneMailPerMinute),
  "2.3.3": proved("Whole operations or none", wholeSeed, notAcknowledged, twoChanges),
  "2.3.4": notApplicable("Seats and slots that run out", "Nothing is booked on the site."),
  "2.4.1": proved("Programs that call too often", wrongPasswords, oneMailPerMinute, searchLimit),
} satisfies Chapter;
