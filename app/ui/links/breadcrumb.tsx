import { Text } from "../text/text.tsx";
import styles from "./breadcrumb.module.css";
import { AppLink } from "./link.tsx";

export interface Crumb {
  label: string;
  /** Left out for the page in hand. */
  to?: string;
}

/** The way from the home page to this one; the last item is the page itself. The chevrons point along the reading. */
export function Breadcrumb({ items, label }: { items: readonly Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {items.map(({ label: words, to }, index) => (
          <li key={words} className={styles.crumb}>
            {index > 0 && <i className={styles.chevron} data-mirror="" aria-hidden="true" />}
            {to ? (
              <AppLink to={to} className={styles.link}>
                {words}
              </AppLink>
            ) : (
              <span aria-current="page">
                <Text>{words}</Text>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
