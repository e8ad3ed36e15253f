import { Icon } from "~/components/indicators/icon.tsx";
import type { SearchFieldWords } from "~/content/search.types.ts";
import styles from "./header-search.module.css";
import { SearchForm } from "./search-form.tsx";

/** The search button in the header of a wide window: it opens the field below the header, without JavaScript too. */
export function HeaderSearch({ words }: { words: SearchFieldWords }) {
  return (
    <details className={styles.search} data-search="">
      <summary className="icon-box" aria-label={words.label}>
        <Icon icon="search" />
      </summary>
      <div className={styles.panel}>
        <SearchForm words={words} className={styles.form} />
      </div>
    </details>
  );
}
