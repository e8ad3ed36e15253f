/** The media query of the dark theme: high contrast has its own theme, and print is light. */
export const darkScreen =
  "screen and (prefers-color-scheme: dark) and (prefers-contrast: no-preference)";
