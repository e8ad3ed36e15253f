import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import styles from "./breadcrumb.module.css";
import { AppLink } from "./link.tsx";

/** The path from the home page to the current page. */
export interface Trail {
  home: string;
  /** The pages in between. */
  through?: readonly { name: string; path: string }[];
  /** The current page, which is not a link. */
  current: string;
}

/** The breadcrumb of a page; `label` is its accessible name. The chevrons follow the text direction. */
export function Breadcrumb({ label, home, through = [], current }: Trail & { label: string }) {
  return (
    <nav aria-label={label}>
      <ol className={classNames("cluster secondary small", styles.crumbs)}>
        {[{ name: home, path: "/" }, ...through].map(({ name, path }) => (
          <li key={path} className={styles.crumb}>
            <AppLink to={path} className="target">
              {name}
            </AppLink>
          </li>
        ))}
        <li className={styles.crumb}>
          <span aria-current="page">
            <Text>{current}</Text>
          </span>
        </li>
      </ol>
    </nav>
  );
}
