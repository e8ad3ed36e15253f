/** The two windows that pages are looked at in, in CSS pixels. */
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
