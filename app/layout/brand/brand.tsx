import { AppLink } from "~/components/links/link.tsx";
import { BrandMark } from "~/illustrations/brand-mark.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./brand.module.css";

/**
 * The mark, the name and the tagline as a link to the home page, or to another start. With
 * `reusesShapes`, as in menu and footer, the mark uses the shapes of the one in the header.
 */
export function Brand({
  name,
  tagline,
  to = "/",
  reusesShapes = false,
}: {
  name: string;
  tagline: string;
  to?: string;
  reusesShapes?: boolean;
}) {
  return (
    <AppLink to={to} className={classNames("target", styles.brand)}>
      <BrandMark className={styles.mark} shapes={reusesShapes ? "used" : "shared"} />
      <span>
        <b>{name}</b>
        <small>{tagline}</small>
      </span>
    </AppLink>
  );
}
