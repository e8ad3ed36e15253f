/** Size of a window in CSS pixels. */
export interface ViewportSize {
  width: number;
  height: number;
}

/** The two windows that pages are looked at in. */
export const desktopViewport = { width: 1280, height: 800 };
export const phoneViewport = { width: 390, height: 844 };

/** The narrowest window that a page must fit. */
export const narrowViewport = { width: 320, height: 640 };

/** A page that is magnified four times, and telephones that are held sideways. */
export const shortViewports = [
  { width: 320, height: 256 },
  { width: 568, height: 260 },
  { width: 667, height: 320 },
];

/** A sheet of A4. */
export const a4Viewport = { width: 794, height: 1123 };
