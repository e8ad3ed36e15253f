/** Handed to a page before its own scripts run: what its policy refuses is written to its console. */
export function tellRefusals(page: Window & typeof globalThis): void {
  page.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    page.console.error(`refused by ${effectiveDirective}: ${blockedURI}`),
  );
}

/**
 * Runs in the window that opens another one: the other's messages gather here, from the first line of its first script
 * on. A new window shows an empty page until the answer has come, and its page then keeps what was hung on that one.
 */
export function openAndListen(address: string, features: string, tell: typeof tellRefusals): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const opened = open(address, "_blank", features) as (Window & typeof globalThis) | null;
  if (!opened) throw new Error(`no window was opened for ${address}`);
  for (const level of ["debug", "info", "log", "warn", "error"] as const) {
    opened.console[level] = (...words: unknown[]) => said.push(words.map(String).join(" "));
  }
  opened.addEventListener("error", ({ message }) => {
    if (message) said.push(message);
  });
  opened.addEventListener("unhandledrejection", ({ reason }) => said.push(String(reason)));
  tell(opened);
}
