/** The endpoint that takes error reports from pages. */
export const clientErrorsPath = "/client-errors";

/** The first errors locate a fault; an error in a timer would send the same report forever. */
const maxReportsPerPage = 5;

/** Places in scripts of the build, as every engine writes them into a stack. */
const ownFrame = /\/assets\/[\w.-]+\.js:\d+:\d+/g;

let reports = 0;

/**
 * Sends an error of our own scripts to the server's log: name, places in the code and the page's path. Its message is not
 * sent, because it may repeat what the reader typed. Errors of browser extensions have no place in our scripts.
 */
export function reportError(error: unknown): void {
  if (!(error instanceof Error)) return;
  const frames = error.stack?.match(ownFrame)?.slice(0, 10);
  if (!frames || reports++ >= maxReportsPerPage) return;
  const body = JSON.stringify({ name: error.name, frames, page: location.pathname });
  navigator.sendBeacon(clientErrorsPath, body);
}

/** Reports every error that nothing catches. */
export function reportUncaughtErrors(): void {
  addEventListener("error", ({ error }) => reportError(error));
  addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
