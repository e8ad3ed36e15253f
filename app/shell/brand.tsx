import { BrandMark } from "~/art/brand-mark.tsx";
import { AppLink } from "~/ui/link.tsx";
import styles from "./brand.module.css";

/** The mark, the name and the tagline; leads home (A§2). `night` is for dark grounds. */
export function Brand({
  name,
  tagline,
  night = false,
  onClick,
}: {
  name: string;
  tagline: string;
  night?: boolean;
  onClick?: () => void;
}) {
  return (
    <AppLink to="/" className={night ? styles.night : styles.brand} onClick={onClick}>
      <BrandMark className={styles.mark} />
      <span>
        <b className={styles.name}>{name}</b>
        <small className={styles.tagline}>{tagline}</small>
      </span>
    </AppLink>
  );
}
