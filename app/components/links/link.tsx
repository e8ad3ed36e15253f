import type { ComponentProps, MouseEvent } from "react";
import { isPlainClick } from "~/client/enhancements/links/is-plain-click.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { Text } from "../text/text.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { navigateInPlace } from "./current-url.tsx";

export interface AppLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of the site without its language: `/faq`, `/faq#safety`, `/branches?branch=sohar`. */
  to: string;
}

/** A link inside the site, in the language of the page. The browser follows it with a page load. */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  const language = useLanguage();
  return (
    <a {...rest} href={localizedPath(to, language)}>
      <Text>{children}</Text>
    </a>
  );
}

export interface QueryLinkProps extends AppLinkProps {
  /** Stored as `history.state` of the entry. */
  state?: unknown;
}

/**
 * A link that changes the query of the current page: a plain click changes the address in place, and subscribers
 * update. It is used inside islands; clicks before hydration are queued, and without JavaScript the link is followed.
 */
export function QueryLink({ to, state, onClick, ...rest }: QueryLinkProps) {
  const language = useLanguage();
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    navigateInPlace(localizedPath(to, language), { state });
  };
  return <AppLink {...rest} to={to} onClick={navigate} data-live="" />;
}

export interface ExternalLinkProps extends ComponentProps<"a"> {
  href: string;
  /** Announced after the link's text: it opens a new tab. */
  newTabLabel: string;
}

/** A link to another site, in a new tab, without opener; the `Referrer-Policy` of the page withholds the referrer. */
export function ExternalLink({ newTabLabel, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      <Text>{children}</Text>
      <VisuallyHidden>{` ${newTabLabel}`}</VisuallyHidden>
    </a>
  );
}

/** Target of a link button: inside the site (`to`), phone or mail (`href`), or external (`href` and `newTabLabel`). */
type Destination =
  | { to: string; href?: undefined; newTabLabel?: undefined }
  | { to?: undefined; href: string; newTabLabel?: string };

export type DestinationLinkProps = Destination & Omit<ComponentProps<"a">, "href">;

/** Renders the kind of link for a destination, for components that only style it. */
export function DestinationLink({ to, href, newTabLabel, ...rest }: DestinationLinkProps) {
  if (to !== undefined) return <AppLink {...rest} to={to} />;
  if (newTabLabel) return <ExternalLink {...rest} href={href} newTabLabel={newTabLabel} />;
  return <a {...rest} href={href} />;
}
