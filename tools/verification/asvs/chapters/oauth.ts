import {
  endedSessions,
  forgedTokens,
  mailTarget,
  noServiceRole,
  sessionLifetime,
  signOut,
  staffCases,
  weakSession,
} from "../account-tests.ts";
import { type Chapter, deviates, notApplicable, proved } from "../entry.ts";

export const oauth = {
  "10.1.1": deviates(
    "sessions",
    "Tokens only where they are needed",
    "Scripts of the page can read the session (decision 7).",
  ),
  "10.1.2": deviates(
    "mail-links",
    "Answers to one's own request only",
    "A session is accepted in a tab whose button was pressed, without a secret of the request.",
  ),
  "10.2.1": notApplicable(
    "Forged requests in the code flow",
    "There are no OAuth clients: accounts are of this site only.",
  ),
  "10.2.2": notApplicable(
    "Several authorization servers",
    "There are no OAuth clients: accounts are of this site only.",
  ),
  "10.3.1": proved("Audience of access tokens", forgedTokens),
  "10.3.2": proved("Rights of an access token", staffCases, noServiceRole),
  "10.3.3": proved("Person of an access token", forgedTokens),
  "10.3.4": proved("Strength of the sign-in", staffCases, weakSession),
  "10.4.1": proved("Addresses of redirects", mailTarget),
  "10.4.2": notApplicable(
    "Authorization codes that work once",
    "There are no OAuth clients: accounts are of this site only.",
  ),
  "10.4.3": notApplicable(
    "Lifetime of authorization codes",
    "There are no OAuth clients: accounts are of this site only.",
  ),
  "10.4.4": deviates(
    "sessions",
    "Grants without password and implicit flow",
    "The specified client uses both.",
  ),
  "10.4.5": deviates(
    "sessions",
    "Refresh tokens used twice",
    "An old one ends the session. The one before the current one returns it, because a response may be lost.",
  ),
  "10.4.6": notApplicable("PKCE", "There are no OAuth clients: accounts are of this site only."),
  "10.4.7": notApplicable(
    "Registration of clients",
    "There are no OAuth clients: accounts are of this site only.",
  ),
  "10.4.8": proved("Longest life of refresh tokens", sessionLifetime),
  "10.4.9": proved("Refresh tokens that a person ends", endedSessions, signOut),
  "10.4.10": notApplicable(
    "Confidential clients",
    "There are no OAuth clients: accounts are of this site only.",
  ),
  "10.4.11": notApplicable(
    "Scopes of a client",
    "There are no OAuth clients: accounts are of this site only.",
  ),
  "10.5.1": notApplicable("ID tokens used twice", "There is no OpenID provider."),
  "10.5.2": notApplicable("Person of an ID token", "There is no OpenID provider."),
  "10.5.3": notApplicable("Metadata of an issuer", "There is no OpenID provider."),
  "10.5.4": notApplicable("Audience of an ID token", "There is no OpenID provider."),
  "10.5.5": notApplicable("Sign-out by the provider", "There is no OpenID provider."),
  "10.6.1": notApplicable("Response types", "There is no OpenID provider."),
  "10.6.2": notApplicable("Forced sign-out", "There is no OpenID provider."),
  "10.7.1": notApplicable(
    "Consent to a client",
    "There are no OAuth clients: accounts are of this site only.",
  ),
  "10.7.2": notApplicable(
    "Text of a consent",
    "There are no OAuth clients: accounts are of this site only.",
  ),
  "10.7.3": notApplicable(
    "List of consents",
    "There are no OAuth clients: accounts are of this site only.",
  ),
} satisfies Chapter;
