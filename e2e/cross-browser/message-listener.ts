/** Handed to a page before its own scripts run: what its policy refuses is written to its console. */
export function logPolicyViolations(page: Window & typeof globalThis): void {
  page.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    page.console.error(`refused by ${effectiveDirective}: ${blockedURI}`),
  );
}

/**
 * Runs in a window that has another one: the other's messages gather here, from the first line of its first script on. A
 * new window shows an empty page until the answer has come, and its page then keeps what was hung on that one.
 */
function listenTo(
  other: Window & typeof globalThis,
  logViolations: typeof logPolicyViolations,
): void {
  const messages: string[] = [];
  Object.assign(window, { said: messages });
  for (const level of ["debug", "info", "log", "warn", "error"] as const) {
    other.console[level] = (...words: unknown[]) => messages.push(words.map(String).join(" "));
  }
  other.addEventListener("error", ({ message }) => {
    if (message) messages.push(message);
  });
  other.addEventListener("unhandledrejection", ({ reason }) => messages.push(String(reason)));
  logViolations(other);
}

/** Listens to another window, as the text of a function that a driver hands to the window which has it. */
export const listenerSource = `(other) => (${listenTo})(other, ${logPolicyViolations})`;
