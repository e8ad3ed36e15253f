// The tests of accounts, staff and the database that prove requirements of the ASVS.
import { inFile } from "./entry.ts";

const backend = (file: string) => inFile(`packages/local-supabase/${file}`);

const gateway = backend("gateway/gateway.test.ts");
export const publicKey = gateway(
  "a request without the public key, or with another one, is rejected",
);
export const noCors = gateway("there are no CORS headers, and account responses are not cached");
export const twoServices = gateway("only the two services are reachable");
export const noWrites = gateway("writes are rejected before they reach the database");
export const refusedMethods = gateway("unsupported methods are rejected");
export const internalError = gateway("details of an internal error are in the log only");

const hostile = backend("gateway/hostile-input.test.ts");
export const exactPassword = hostile(
  "the password %j works for its account, and a similar one does not",
);
export const wholePassword = hostile("a NUL character does not cut a password");
export const noInjection = hostile("the address %j finds no account");
export const otherTypes = hostile("members of another type are client errors");

const query = backend("tables/table-query.test.ts");
export const refusedQueries = query("the query %j is rejected with a client error");
export const listedColumns = query("the columns are those of the table");
export const prototypes = query("no query changes prototypes of the process");

export const objectsOnly = backend("endpoints/request-body.test.ts")("%s is not an object");
export const emailAddress = backend("accounts/email-address.test.ts")(
  "%j is not an e-mail address",
);
export const escapedMail = backend("mail/mail-message.test.ts")(
  "links and addresses are escaped in HTML",
);
export const mailTarget = backend("mail/redirects.test.ts")("%s leads to the home page");

const staff = backend("staff/staff-functions.test.ts");
export const staffCases = staff("every caller gets the expected answer to every call");
export const listedCalls = backend("endpoints/staff-call.test.ts")(
  "a call with missing, unknown, malformed or too large arguments changes nothing",
);
const onPostgres = inFile("tests/postgres/staff-functions.test.ts");
export const twoChanges = onPostgres(
  "one of two concurrent changes of a row is refused, with the other's row",
);
export const rowSecurity = inFile("tests/postgres/row-security.test.ts")(
  "every table has row-level security, and the public key has no privilege beyond reading",
);

const limits = backend("limits/limits.test.ts");
export const wrongPasswords = limits(
  "the wrong passwords of a client are limited for all accounts together",
);
export const wrongCodes = backend("gateway/auth-routes.test.ts")(
  "with a tenth of the limits a client may send %s a tenth as often",
);
export const noLockout = limits("an attacker who guesses passwords does not lock the owner out");
export const oneMailPerMinute = limits(
  "the response to a second mail request within a minute has the seconds to wait",
);
export const guesses = backend("limits/password-guesses.test.ts")(
  "the wrong passwords of a client for an account are limited, and other clients are not affected",
);
export const fairQueue = backend("limits/fair-queue.test.ts")(
  "clients take turns, however many tasks one of them sends",
);

export const forgedTokens = backend("endpoints/authenticate.test.ts")(
  "a forged or expired access token changes nothing",
);
export const usedRefreshToken = backend("endpoints/session-routes.test.ts")(
  "reusing a stolen refresh token ends the session",
);
export const noServiceRole = backend("gateway/rest-routes.test.ts")(
  "tables and functions accept a valid token of an account or of everyone only",
);

const sessions = backend("accounts/sessions.test.ts");
export const sessionLifetime = sessions(
  "a session lasts while it is used once in 30 days, and at most 180 days",
);
export const unusedSession = sessions(
  "a session ends after 30 days without use, and its owner can sign in again",
);
export const signOut = backend("endpoints/sign-out.test.ts")(
  "signing out with %j ends exactly those sessions",
);

const factors = backend("endpoints/factor-routes.test.ts");
export const codeOnce = factors(
  "a code is right in its interval, one before and one after, and works once",
);
export const weakSession = factors(
  "a session without the second factor changes neither factors nor the password",
);
export const otherFactors = factors(
  "an ordinary account enrolls no factor, and a session cannot use a factor of another account",
);
export const lostFactor = factors(
  "the operator removes the factors of a person who has lost the phone",
);

const update = backend("endpoints/update-user.test.ts");
export const newPassword = update(
  "a new password needs the current one, ends the other sessions and keeps this one",
);
export const nothingElse = update("only the password or the address can be changed, one at a time");
export const recoverySession = update("a recovery link replaces the current password for an hour");

const links = backend("endpoints/verify-routes.test.ts");
export const linkExpires = links("a link expires after an hour, and a new one can be requested");
export const recoveryOnce = links(
  "a recovery link works once, within an hour, for its own kind and with its complete token",
);
export const storedLink = backend("accounts/link-token.test.ts")(
  "the database contains only the hash of a pending link",
);

const deletion = backend("endpoints/delete-account.test.ts");
export const ownDeletion = deletion(
  "a recent sign-in deletes its own account with all its data, and no other account",
);
export const bothConfirm = backend("endpoints/change-email.test.ts")(
  "neither link completes the change alone, also when it is used twice",
);

const operator = backend("accounts/accounts-cli.test.ts");
export const noAccount = operator("a new site has no account");
export const operatorDeletes = operator(
  "the operator lists and deletes accounts while the site runs",
);
export const staffEnds = operator("the operator makes an account staff, and ends it again");

export const commonPasswords = backend("endpoints/password-rules.test.ts")(
  "the 3,000 most frequent passwords that satisfy the rule are refused",
);
export const randomBits = backend("endpoints/secret-entropy.test.ts")(
  "secrets, tokens and keys have at least 128 bits of entropy, and each one is new",
);
export const hashCost = backend("accounts/password-hasher.test.ts")(
  "the default cost of a password hash is that of the hosted service",
);
export const ownSecrets = backend("data-directory/secrets.test.ts")(
  "each installation has its own secrets with mode 0600",
);
export const inboxKey = backend("inbox/inbox.test.ts")(
  "the inbox ignores a request without its key",
);
const storage = backend("gateway/unhealthy-storage.test.ts");
export const notAcknowledged = storage(
  "a sign-up is not acknowledged when the directory disappears meanwhile",
);
const whole = backend("embedded-backend.test.ts");
export const wholeSeed = whole("a failed seed inserts nothing and runs again at the next start");
export const privateFolder = inFile("e2e/server/start.spec.ts")(
  "only the server's user can read the data directory",
);

const documents = inFile("tests/account-documents.test.ts");
export const writtenEndpoints = documents(
  "the guide to the backend lists every endpoint of accounts, and no other",
);
export const writtenLimits = documents("decision 6 has the numbers of the limits");
export const writtenSessions = documents(
  "the guide to the backend has the number and the lifetime of sessions",
);

const pages = (file: string) => inFile(`e2e/account/${file}`);
export const changedPassword = pages("account-changes.spec.ts")(
  "changing the password requires the current one and ends the other sessions",
);
export const endedSessions = pages("account-changes.spec.ts")(
  "all other sessions can be ended, and this one stays",
);
const signInPage = pages("sign-in.spec.ts");
export const maskedPassword = signInPage(
  "the sign-in page has its fields, its links and a toggle for the password",
);
export const clearedDevice = pages("dashboard.spec.ts")(
  "a sign-out without network ends the session of this device and says that other sessions continue",
);
export const uncachedAccount = pages("dashboard.spec.ts")(
  "without a session the dashboard redirects to the sign-in page and adds no history entry",
);
export const foreignSession = pages("account-journey.spec.ts")(
  "a session in a URL from another site signs nobody in",
);
