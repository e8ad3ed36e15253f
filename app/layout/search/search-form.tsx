import { useContext } from "react";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import { Button } from "~/components/controls/button.tsx";
import inputStyles from "~/components/forms/input.module.css";
import { pathOf, searchParameter } from "~/content/data/pages.ts";
import { maxQueryLength } from "~/content/data/sanitize-query.ts";
import type { SearchFieldWords } from "~/content/search.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localeParameter } from "~/i18n/locale.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./search-form.module.css";
// The script of the suggestions creates the list.
import "./suggestion-list.module.css";

export interface SearchFormProps {
  words: SearchFieldWords;
  /** Accessible name of the landmark, when the header's form is not the only one on the page. Its button has a word. */
  landmark?: string;
  /** The current query. */
  value?: string;
  className?: string;
}

/**
 * The search field: a form that works without JavaScript, with suggestions once it has the focus and the script in
 * `data-suggest` is loaded (REQ-SEARCH-1). The browser does not remember queries.
 */
export function SearchForm({ words, landmark, value, className }: SearchFormProps) {
  const { locale, explicit } = useLanguage();
  const scripts = useContext(ScriptManifestContext);
  return (
    // biome-ignore lint/a11y/useSemanticElements: `<search>` is newer than the browsers we serve.
    <form
      role="search"
      aria-label={landmark ?? words.label}
      action={pathOf("search")}
      autoComplete="off"
      className={classNames("screen-only", styles.form, className)}
      data-suggest={scripts?.searchSuggestions}
    >
      {(locale === "ar" || explicit) && (
        <input type="hidden" name={localeParameter} value={locale} />
      )}
      <input
        type="search"
        name={searchParameter}
        className={classNames(inputStyles.input, styles.input)}
        aria-label={words.label}
        placeholder={words.placeholder}
        defaultValue={value}
        maxLength={maxQueryLength}
        autoCapitalize="none"
        spellCheck={false}
      />
      {landmark ? (
        <Button type="submit">{words.go}</Button>
      ) : (
        <Button type="submit" className={styles.go} icon="search" aria-label={words.go} />
      )}
    </form>
  );
}
