/** Size of a viewport in CSS pixels. */
export interface ViewportSize {
  width: number;
  height: number;
}

/** The two usual viewports. */
export const desktopViewport = { width: 1280, height: 800 };
export const phoneViewport = { width: 390, height: 844 };

/** The narrowest viewport that a page must fit. */
export const narrowViewport = { width: 320, height: 640 };

/** Two phones in landscape orientation, and a desktop with 400 % zoom. */
export const shortViewports = [
  { width: 667, height: 320 },
  { width: 568, height: 260 },
  { width: 320, height: 256 },
];

/** A sheet of A4. */
export const a4Viewport = { width: 794, height: 1123 };
