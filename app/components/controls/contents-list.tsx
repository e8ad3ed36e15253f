import { useContext } from "react";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import styles from "./contents-list.module.css";

interface ContentsItem {
  /** Id of the section on the page. */
  id: string;
  label: string;
}

export interface ContentsListProps {
  items: readonly ContentsItem[];
  label: string;
  /** Whether the list is a row of chips on narrow screens, which scrolls sideways. */
  chips?: boolean;
}

/**
 * The contents of the page, sticky beside it on wide screens; an amber bar marks the current section (the enhancement
 * `markCurrentSection`).
 */
export function ContentsList({ items, label, chips = false }: ContentsListProps) {
  const scripts = useContext(ScriptManifestContext);
  const carousel = chips ? { "data-carousel": "", "data-script": scripts?.carousel } : undefined;
  return (
    <nav
      className={classNames(styles.contents, chips ? styles.chips : undefined)}
      aria-label={label}
      data-contents=""
    >
      <ul {...carousel}>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`} className={classNames("secondary", styles.link)}>
              <Text>{item.label}</Text>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
