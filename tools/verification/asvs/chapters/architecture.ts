import {
  fairQueue,
  guesses,
  inboxKey,
  listedCalls,
  listedColumns,
  nothingElse,
  objectsOnly,
  otherTypes,
  prototypes,
  refusedQueries,
  twoServices,
} from "../account-tests.ts";
import { type Chapter, deviates, notApplicable, proved } from "../entry.ts";
import {
  allPackages,
  boundedSearch,
  componentKit,
  defences,
  knownParameters,
  lockedPackages,
  neededColumns,
  oneRendering,
  proxies,
  searchQueue,
} from "../site-tests.ts";

export const architecture = {
  "15.1.1": deviates("documents", "Time to update a package", "There is no time limit in writing."),
  "15.1.2": proved("List of packages", lockedPackages, allPackages),
  "15.1.3": proved("Expensive functions, written down", defences),
  "15.2.1": deviates(
    "documents",
    "Packages within their time",
    "There is no time limit in writing.",
  ),
  "15.2.2": proved("Overload", fairQueue, boundedSearch, searchQueue, oneRendering),
  "15.2.3": proved("Functions that production does not need", componentKit, inboxKey, twoServices),
  "15.3.1": proved("Only the needed fields", neededColumns, listedColumns),
  "15.3.2": notApplicable(
    "Redirects of other servers",
    "With the embedded backend, the site calls no address of another server but its mail server.",
  ),
  "15.3.3": proved("Fields that nobody may set", nothingElse, listedCalls),
  "15.3.4": proved("Address of the client", proxies, guesses),
  "15.3.5": proved("Types of values", otherTypes, objectsOnly),
  "15.3.6": proved("Prototypes", prototypes),
  "15.3.7": proved("Parameters named twice", refusedQueries, knownParameters),
} satisfies Chapter;
