/**
 * The breakpoints of the site: window widths and heights in rem at which style sheets and scripts change the layout.
 * Custom properties do not work in media queries, so style sheets repeat the numbers. A query for smaller windows ends
 * 0.01 rem before. `tests/design/breakpoints.test.ts` finds any other number.
 */
export const breakpoints = {
  width: {
    /** A phone at 200 % zoom. */
    zoomedPhone: 16,
    phone: 30,
    /** Buttons side by side. */
    largePhone: 40,
    /** Phones with phone bar and single columns below, 768 px. */
    tablet: 48,
    /** Full-screen dialogs below. */
    dialog: 56,
    /** Side columns, and sections that are always open, 1024 px. */
    desktop: 64,
    /** The navigation in the header instead of the menu. */
    headerNavigation: 68,
    threeColumns: 72,
    /** A margin wide enough for the back-to-top button. */
    wideMargin: 80,
  },
  height: {
    /** A phone in landscape: nothing is sticky below. */
    landscapePhone: 30,
    /** A dialog with its head and its buttons fixed. */
    dialog: 40,
    /** A sticky illustration beside the questions. */
    stickyFigure: 42,
  },
} as const;

/** Long pages collapse their sections below `desktop` (REQ-ACCESS-5). */
export const narrowScreen = "(max-width: 63.99rem)";

/** Below `dialog` a dialog is full-screen and follows a swipe (REQ-DOCTOR-9). */
export const fullScreenDialog = "(max-width: 55.99rem)";
