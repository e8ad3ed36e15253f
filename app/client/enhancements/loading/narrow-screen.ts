/** Long pages collapse their sections below this breakpoint, 1024 px at the default font size (REQ-ACCESS-5). */
export const narrowScreen = "(max-width: 63.99rem)";
