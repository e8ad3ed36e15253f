/** Runs in a page before its own scripts and logs policy violations to the console. */
export function logPolicyViolations(page: Window & typeof globalThis): void {
  page.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    page.console.error(`refused by ${effectiveDirective}: ${blockedURI}`),
  );
}

/**
 * Runs in a window that has opened another one, and collects the messages of the other one from its first script on.
 * Until the response arrives the new window has an empty page, whose listeners the loaded page keeps.
 */
function listenTo(
  other: Window & typeof globalThis,
  logViolations: typeof logPolicyViolations,
): void {
  const messages: string[] = [];
  Object.assign(window, { consoleMessages: messages });
  for (const level of ["debug", "info", "log", "warn", "error"] as const) {
    other.console[level] = (...words: unknown[]) => messages.push(words.map(String).join(" "));
  }
  other.addEventListener("error", ({ message }) => {
    if (message) messages.push(message);
  });
  other.addEventListener("unhandledrejection", ({ reason }) => messages.push(String(reason)));
  logViolations(other);
}

/** The source of a function that listens to another window. The driver evaluates it in the opener. */
export const listenerSource = `(other) => (${listenTo})(other, ${logPolicyViolations})`;
