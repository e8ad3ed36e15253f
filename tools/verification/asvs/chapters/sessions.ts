import {
  changedPassword,
  foreignSession,
  forgedTokens,
  lostFactor,
  newPassword,
  operatorDeletes,
  ownDeletion,
  randomBits,
  recoverySession,
  sessionLifetime,
  signOut,
  staffEnds,
  unusedSession,
  usedRefreshToken,
  weakSession,
  writtenSessions,
} from "../account-tests.ts";
import { type Chapter, deviates, notApplicable, proved } from "../entry.ts";
import { systemRandom } from "../site-tests.ts";

export const sessions = {
  "7.1.1": deviates(
    "sessions",
    "Lifetime of sessions, with reasons",
    "30 and 180 days are written down, without a comparison with NIST SP 800-63B.",
  ),
  "7.1.2": proved("Number of sessions, written down", writtenSessions),
  "7.1.3": notApplicable("Sessions of several systems", "There is no single sign-on."),
  "7.2.1": proved("Tokens verified by the service", forgedTokens),
  "7.2.2": proved("Tokens made for each session", usedRefreshToken, randomBits),
  "7.2.3": proved("Random tokens", randomBits, systemRandom),
  "7.2.4": deviates(
    "sessions",
    "A new token at each sign-in",
    "A sign-in opens a new session, but does not end an older one of the same browser.",
  ),
  "7.3.1": proved("End of an unused session", unusedSession),
  "7.3.2": proved("Longest lifetime", sessionLifetime),
  "7.4.1": proved("Sessions that have ended", signOut, forgedTokens),
  "7.4.2": proved("Sessions of a deleted account", ownDeletion, operatorDeletes),
  "7.4.3": proved("Other sessions after a new password", newPassword, changedPassword),
  "7.4.4": deviates(
    "sessions",
    "Signing out on every page",
    "The pages of staff have a link to the account page, where the button is.",
  ),
  "7.4.5": proved("Sessions that the operator ends", lostFactor, staffEnds),
  "7.5.1": proved("Proof before a change of the address", recoverySession, weakSession),
  "7.5.2": deviates(
    "sessions",
    "List of the open sessions",
    "A person can end all other sessions, but sees no list of them.",
  ),
  "7.6.1": notApplicable(
    "Sessions of an identity provider",
    "There is no other identity provider.",
  ),
  "7.6.2": proved("Sessions without an action of the person", foreignSession),
} satisfies Chapter;
