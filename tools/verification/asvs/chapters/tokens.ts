import { forgedTokens, noServiceRole } from "../account-tests.ts";
import { type Chapter, notApplicable, proved } from "../entry.ts";

export const tokens = {
  "9.1.1": proved("Signature", forgedTokens),
  "9.1.2": proved("Algorithms", forgedTokens),
  "9.1.3": proved("Keys named by a token", forgedTokens),
  "9.2.1": proved("Time of validity", forgedTokens),
  "9.2.2": proved("Purpose", forgedTokens, noServiceRole),
  "9.2.3": proved("Audience", forgedTokens),
  "9.2.4": notApplicable("Several audiences of one key", "There is one audience."),
} satisfies Chapter;
