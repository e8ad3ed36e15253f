import type { ShellWords } from "~/content/shape.ts";
import { AppLink } from "~/ui/link.tsx";
import styles from "./home-anchors.module.css";
import { homeAnchors } from "./navigation.ts";

/** Quick ways to the sections of the home page (A§2): they scroll there, from elsewhere they go home first. */
export function HomeAnchors({ words }: { words: ShellWords }) {
  return (
    <nav className={styles.anchors} aria-label={words.menu.quickLinks}>
      {homeAnchors.map((anchor) => (
        <AppLink key={anchor} className={styles.anchor} to={`/#${anchor}`}>
          {words.anchors[anchor]}
        </AppLink>
      ))}
    </nav>
  );
}
