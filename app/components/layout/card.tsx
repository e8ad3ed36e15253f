import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import styles from "./card.module.css";

export interface CardProps {
  /** The element of the card; an `article` or `section` needs its own heading. */
  as?: "div" | "article" | "section" | "li";
  /** Without padding, for a card with an edge-to-edge picture. */
  bare?: boolean;
  className?: string;
  children: ReactNode;
}

/** A bordered panel for selections and forms; other content has hairlines instead of boxes. */
export function Card({ as: Tag = "div", bare, className, children }: CardProps) {
  return (
    <Tag className={classNames(styles.card, bare ? undefined : styles.padded, className)}>
      {children}
    </Tag>
  );
}
