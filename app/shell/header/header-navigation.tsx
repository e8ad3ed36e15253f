import { pathOf } from "~/content/facts/pages.ts";
import type { ShellWords } from "~/content/shape.ts";
import { useAddress } from "~/ui/links/address.tsx";
import { AppLink } from "~/ui/links/link.tsx";
import styles from "./header-navigation.module.css";
import { headerPages, isCurrent } from "./navigation.ts";

/** The six links of the header on a wide window; a narrow one has the menu. */
export function HeaderNavigation({ words }: { words: ShellWords }) {
  const { pathname } = useAddress();
  return (
    <nav className={styles.navigation} aria-label={words.navigationLabel}>
      {headerPages.map((page) => (
        <AppLink
          key={page}
          to={pathOf(page)}
          className={styles.link}
          aria-current={isCurrent(page, pathname) ? "page" : undefined}
        >
          {words.navigation[page]}
        </AppLink>
      ))}
    </nav>
  );
}
