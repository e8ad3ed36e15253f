import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import styles from "./suggestion-list.module.css";

/**
 * The page's only list of suggestions, empty, with its live region: the script moves both below the focused field,
 * and copies the template row.
 */
export function SuggestionList() {
  return (
    <div data-suggestions="">
      <VisuallyHidden>
        <span data-told="" />
      </VisuallyHidden>
      <ul className={styles.list} hidden>
        <li className={styles.row}>
          <span>
            <mark />
          </span>
          <small />
        </li>
      </ul>
    </div>
  );
}
