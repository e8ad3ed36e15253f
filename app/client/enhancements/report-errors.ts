/** The endpoint that takes error reports from pages. */
export const clientErrorsPath = "/client-errors";

/** Maximum number of reports per page: an error in a timer would repeat forever. */
const maxReportsPerPage = 5;

/** Positions in scripts of the build, in the stack format of every engine. */
const ownFrame = /\/assets\/[\w.-]+\.js:\d+:\d+/g;

let reports = 0;

/**
 * Sends an error of our own scripts to the server's log: name, stack positions and the path of the page. Its message is
 * not sent, because it may repeat what the visitor typed. An error of a browser extension is not sent, because its stack
 * names none of our scripts.
 */
export function sendErrorReport(error: unknown): void {
  if (!(error instanceof Error)) return;
  const frames = error.stack?.match(ownFrame)?.slice(0, 10);
  if (!frames || reports++ >= maxReportsPerPage) return;
  const body = JSON.stringify({ name: error.name, frames, page: location.pathname });
  navigator.sendBeacon(clientErrorsPath, body);
}

/** Reports every error that nothing catches. */
export function reportUncaughtErrors(): void {
  addEventListener("error", ({ error }) => sendErrorReport(error));
  addEventListener("unhandledrejection", ({ reason }) => sendErrorReport(reason));
}
