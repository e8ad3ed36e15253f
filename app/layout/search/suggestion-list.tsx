import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import styles from "./suggestion-list.module.css";

/**
 * The one list of suggestions of a page, empty, and what is heard of it: the script moves both under the field that has
 * the focus, and makes further rows of this one.
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
