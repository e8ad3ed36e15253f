import { Search } from "lucide";
import { InlineIcon } from "~/components/indicators/icon.tsx";
import { Container } from "~/components/layout/section.tsx";
import type { SearchFieldWords } from "~/content/search.types.ts";
import styles from "./header-search.module.css";
import { SearchForm } from "./search-form.tsx";

/** The search button in the header of a wide window: it opens the field below the header, without JavaScript too. */
export function HeaderSearch({ words }: { words: SearchFieldWords }) {
  return (
    <details className={styles.search} data-search="">
      <summary className={styles.glass} aria-label={words.label}>
        <InlineIcon shapes={Search} />
      </summary>
      <div className={styles.panel}>
        <Container>
          <SearchForm words={words} className={styles.form} />
        </Container>
      </div>
    </details>
  );
}
