import { AppLink } from "~/components/links/link.tsx";
import { BrandMark } from "~/illustrations/brand-mark.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./brand.module.css";
import onNight from "./night-brand.module.css";

/**
 * The mark, the name and the tagline as a link to the home page. `night` is for the dark backgrounds of menu and footer,
 * whose marks use the shapes of the one in the header.
 */
export function Brand({
  name,
  tagline,
  night = false,
}: {
  name: string;
  tagline: string;
  night?: boolean;
}) {
  return (
    <AppLink
      to="/"
      className={classNames("target", styles.brand, night ? onNight.night : undefined)}
    >
      <BrandMark className={styles.mark} shapes={night ? "used" : "shared"} />
      <span>
        <b>{name}</b>
        <small>{tagline}</small>
      </span>
    </AppLink>
  );
}
