import { AppLink } from "~/components/links/link.tsx";
import { BrandMark } from "~/illustrations/brand-mark.tsx";
import styles from "./brand.module.css";

/** The mark, the name and the tagline as a link to the home page. `night` is for dark backgrounds. */
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
    <AppLink to="/" className={night ? styles.night : styles.brand}>
      <BrandMark className={styles.mark} />
      <span>
        <b className={styles.name}>{name}</b>
        <small className={styles.tagline}>{tagline}</small>
      </span>
    </AppLink>
  );
}
