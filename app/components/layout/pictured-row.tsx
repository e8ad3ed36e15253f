import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import styles from "./pictured-row.module.css";

/** Rows between thin lines; a second list directly below continues the first. */
export function PicturedRows({ children }: { children: ReactNode }) {
  return <ul className={classNames("query-container lined", styles.list)}>{children}</ul>;
}

export interface PicturedRowProps {
  picture: ReactNode;
  /** The link of the row, which is its heading. */
  title: ReactNode;
  /** Content below the words; at the end of the row when it is wide enough. */
  end?: ReactNode;
  /** Class of the element around that content. */
  endClass?: string;
  children?: ReactNode;
}

/** A person or a place in a list: thumbnail, name, description and actions. */
export function PicturedRow({ picture, title, end, endClass, children }: PicturedRowProps) {
  return (
    <li className={styles.row} data-pictured="">
      <div className={classNames("screen-only", styles.picture)}>{picture}</div>
      <div>
        <h3 className="title-4">{title}</h3>
        <div className={classNames("secondary", styles.text)}>{children}</div>
      </div>
      {end && <div className={classNames(styles.end, endClass)}>{end}</div>}
    </li>
  );
}
