import { useCurrentUrl } from "~/components/links/current-url.tsx";
import { AppLink } from "~/components/links/link.tsx";
import type { ShellWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./header-navigation.module.css";
import { headerPages, isCurrent } from "./navigation.ts";

/** The links of the header in a wide window; narrow windows have the menu. */
export function HeaderNavigation({ words }: { words: ShellWords }) {
  const { pathname } = useCurrentUrl();
  return (
    <nav
      className={classNames("screen-only", styles.navigation)}
      aria-label={words.navigationLabel}
    >
      {headerPages.map((page) => (
        <AppLink
          key={page}
          to={pathOf(page)}
          className={classNames("target", styles.link)}
          aria-current={isCurrent(page, pathname) ? "page" : undefined}
        >
          {words.navigation[page]}
        </AppLink>
      ))}
    </nav>
  );
}
