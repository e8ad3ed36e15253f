import { AppLink } from "~/components/links/link.tsx";
import { BrandMark } from "~/illustrations/brand-mark.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./brand.module.css";
import darkStyles from "./brand-on-dark.module.css";

/**
 * The mark, the name and the tagline as a link to the home page, or to another start. `onDark` is for the dark
 * backgrounds of menu and footer, whose marks use the shapes of the one in the header.
 */
export function Brand({
  name,
  tagline,
  to = "/",
  onDark = false,
}: {
  name: string;
  tagline: string;
  to?: string;
  onDark?: boolean;
}) {
  return (
    <AppLink
      to={to}
      className={classNames("target", styles.brand, onDark ? darkStyles.onDark : undefined)}
    >
      <BrandMark className={styles.mark} shapes={onDark ? "used" : "shared"} />
      <span>
        <b>{name}</b>
        <small>{tagline}</small>
      </span>
    </AppLink>
  );
}
