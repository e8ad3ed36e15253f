/** Below this width, 1024 px at the browser's usual letters, long reading folds up (REQ-ACCESS-5). */
export const narrowScreen = "(max-width: 63.99rem)";
