import type { ComponentProps, MouseEvent } from "react";
import { Link, type LinkProps, useLocation } from "react-router";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { scrollToTop } from "./scroll-to-top.ts";
import { Text } from "./text.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface AppLinkProps extends LinkProps {
  /** A path of the site without its language: `/faq`, `/faq#safety`, `/branches?branch=sohar`. */
  to: string;
}

/**
 * A link inside the site, in the language of the page; the page behind it is fetched when the reader shows intent.
 * A link to the page in hand leads to its top, smoothly unless motion is unwanted (F19); with `preventScrollReset` the
 * page stays where it is.
 */
export function AppLink({ to, children, onClick, preventScrollReset, ...rest }: AppLinkProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const toTop = !preventScrollReset && !to.includes("#") && to.split("?")[0] === pathname;
  return (
    <Link
      prefetch="intent"
      {...rest}
      to={localizedPath(to, language)}
      // The router would jump to the top at once; a page that stays is scrolled by us instead.
      preventScrollReset={preventScrollReset || toTop}
      onClick={(event) => {
        onClick?.(event);
        if (toTop && opensHere(event)) scrollToTop();
      }}
    >
      <Text>{children}</Text>
    </Link>
  );
}

/** False for a click that opens a new tab or window, or that its owner has handled. */
function opensHere(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

export interface OutLinkProps extends ComponentProps<"a"> {
  href: string;
  /** Read aloud after the link's own words: that it opens a new tab. */
  newTabLabel: string;
}

/** A link out of the site, in a new tab; the page it opens learns nothing of this one. */
export function OutLink({ newTabLabel, children, ...rest }: OutLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      <Text>{children}</Text>
      <VisuallyHidden>{` ${newTabLabel}`}</VisuallyHidden>
    </a>
  );
}

/** Where a button-like link leads: into the site (`to`), to a phone or mail (`href`), or out (`href` and `newTabLabel`). */
type Destination =
  | ({ to: string; href?: undefined; newTabLabel?: undefined } & Pick<
      LinkProps,
      "replace" | "state"
    >)
  | { to?: undefined; href: string; newTabLabel?: string };

export type DestinationLinkProps = Destination & Omit<ComponentProps<"a">, "href">;

/** The right kind of link for a destination, for primitives that only dress it. */
export function DestinationLink({ to, href, newTabLabel, ...rest }: DestinationLinkProps) {
  if (to !== undefined) return <AppLink {...rest} to={to} />;
  if (newTabLabel) return <OutLink {...rest} href={href} newTabLabel={newTabLabel} />;
  return <a {...rest} href={href} />;
}
