import type { IconDrawing } from "./icon.tsx";

// The icon library has no brand icons; these four have the same style and the same 24-unit square.

/** The chat app's glyph. */
export const whatsAppIcon: IconDrawing = [
  ["path", { d: "M3.5 20.5 4.7 16.2A8.8 8.8 0 1 1 8 19.4Z" }],
  [
    "path",
    {
      d: "M8.8 7.9c-.9 1-.5 2.9 1.3 4.8s3.9 2.5 4.9 1.7l.6-1-2-1.2-1 .9c-1-.4-1.9-1.2-2.3-2.3l.9-.9-1.1-2.1Z",
    },
  ],
];

export const facebookIcon: IconDrawing = [
  [
    "path",
    {
      d: "M14 21v-7h2.7l.5-3.2H14V8.9c0-1 .4-1.7 1.8-1.7h1.5V4.3c-.4-.1-1.3-.2-2.2-.2-2.5 0-4 1.5-4 4.2v2.5H8.4V14h2.7v7",
    },
  ],
];

export const instagramIcon: IconDrawing = [
  ["rect", { x: 3.5, y: 3.5, width: 17, height: 17, rx: 5 }],
  ["circle", { cx: 12, cy: 12, r: 4 }],
  ["path", { d: "M17 7h0" }],
];

export const linkedInIcon: IconDrawing = [
  ["path", { d: "M7 10v7M7 7h0M11 17v-7M11 13c0-2 1.3-3.1 3-3.1s3 1.1 3 3.1v4" }],
  ["rect", { x: 3, y: 3, width: 18, height: 18, rx: 3 }],
];
