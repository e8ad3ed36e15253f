import type { ShellWords } from "~/content/content.types.ts";
import { directionOf, type Locale } from "~/i18n/locale.ts";
import { withLocale } from "~/i18n/localized-path.ts";

/** Colours of the splash screen: page background and header. */
const colours = { background_color: "#fbf9f4", theme_color: "#0b343b" };

/** Returns the web app manifest in the language of the page. */
export function webManifest(shell: ShellWords, locale: Locale): string {
  const start = withLocale("/", locale === "ar" ? locale : null);
  return JSON.stringify({
    name: shell.brand,
    short_name: shell.brandShort,
    description: shell.footer.promise,
    lang: locale,
    dir: directionOf(locale),
    id: "/",
    start_url: start,
    scope: "/",
    // The site needs the browser's back button, address bar and print.
    display: "browser",
    ...colours,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icons/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
      { src: "/icons/mark.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });
}
