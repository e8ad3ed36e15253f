import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import styles from "./arrow-link.module.css";
import {
  AppLink,
  type AppLinkProps,
  DestinationLink,
  type DestinationLinkProps,
  QueryLink,
  type QueryLinkProps,
} from "./link.tsx";

/** A text link with an arrow that moves 5 px on hover. */
export function ArrowLink({ children, className, ...rest }: DestinationLinkProps) {
  return (
    <DestinationLink
      {...rest}
      className={classNames("target", styles.link, styles.forward, className)}
    >
      <Text>{children}</Text>
    </DestinationLink>
  );
}

export type CardLinkTarget =
  | (AppLinkProps & { inPlace?: false })
  | (QueryLinkProps & { inPlace: true });

/**
 * The link of a card, whose whole surface is clickable. Its accessible name begins with the visible text, for speech
 * input, and continues with the subject of the card. `inPlace` changes the address in place.
 */
export function CardLink({
  about,
  inPlace,
  children,
  className,
  ...rest
}: CardLinkTarget & { about: string }) {
  const Link = inPlace ? QueryLink : AppLink;
  return (
    <Link
      {...rest}
      className={classNames(
        "target",
        styles.link,
        styles.forward,
        styles.inCard,
        "stretched-link",
        className,
      )}
    >
      <Text>{children}</Text>
      <VisuallyHidden>{` ${about}`}</VisuallyHidden>
    </Link>
  );
}

/** The same look for text inside a card that is one link. */
export function ArrowText({ children }: { children: ReactNode }) {
  return (
    <span className={classNames("target", styles.link, styles.forward, styles.inCard)}>
      <Text>{children}</Text>
    </span>
  );
}
