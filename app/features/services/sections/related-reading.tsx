import { GoLink } from "~/components/links/go-link.tsx";
import styles from "./related-reading.module.css";

/** Articles that go on where the page ends, in the order of the facts. */
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
