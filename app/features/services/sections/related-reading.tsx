import { GoLink } from "~/components/links/go-link.tsx";
import styles from "./related-reading.module.css";

/** Articles for further reading, in the order of the data. */
export function RelatedReading({ links }: { links: readonly { path: string; title: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, title }) => (
        <li key={path} className={styles.row}>
          <GoLink to={path}>{title}</GoLink>
        </li>
      ))}
    </ul>
  );
}
