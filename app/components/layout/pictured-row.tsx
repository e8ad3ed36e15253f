import type { ReactNode } from "react";
import { AppLink } from "../links/link.tsx";
import { Text } from "../text/text.tsx";
import styles from "./pictured-row.module.css";

/** Rows between hairlines; a second list right below continues the first. */
export function PicturedRows({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export interface PicturedRowProps {
  picture: ReactNode;
  /** Heading of the row, and the link that all of it is. */
  name: string;
  to: string;
  /** Below the words; at the end of the row where it is wide enough. */
  end: ReactNode;
  children: ReactNode;
}

/** A person or a place in a list: thumbnail, name, description and actions. */
export function PicturedRow({ picture, name, to, end, children }: PicturedRowProps) {
  return (
    <li className={styles.row} data-pictured="">
      <div className={styles.picture}>{picture}</div>
      <div>
        <h3 className={styles.name}>
          <AppLink to={to}>
            <Text>{name}</Text>
          </AppLink>
        </h3>
        <div className={styles.text}>{children}</div>
      </div>
      <div className={styles.end}>{end}</div>
    </li>
  );
}
