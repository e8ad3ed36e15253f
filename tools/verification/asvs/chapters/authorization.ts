import {
  listedCalls,
  listedColumns,
  noServiceRole,
  nothingElse,
  noWrites,
  otherFactors,
  ownDeletion,
  rowSecurity,
  staffCases,
} from "../account-tests.ts";
import { type Chapter, deviates, notApplicable, proved } from "../entry.ts";
import { defences, writtenRules } from "../site-tests.ts";

export const authorization = {
  "8.1.1": proved("Rights, written down", writtenRules, defences),
  "8.1.2": deviates(
    "documents",
    "Rights for single fields, written down",
    "The list of columns is code; no document has it.",
  ),
  "8.2.1": proved("Rights to call a function", staffCases, noServiceRole),
  "8.2.2": proved("Rights to a row", ownDeletion, otherFactors, staffCases),
  "8.2.3": proved("Rights to a field", listedColumns, listedCalls, nothingElse),
  "8.3.1": proved("Rights checked by the service", staffCases, noWrites, rowSecurity),
  "8.4.1": notApplicable("Several tenants", "There is one clinic."),
} satisfies Chapter;
