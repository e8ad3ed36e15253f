/** The flags that the tests and the benchmark start Chromium with. They stop its own network requests. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;
