import { Form } from "react-router";
import { Button } from "~/components/controls/button.tsx";
import { Field } from "~/components/forms/field.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf, searchParameter } from "~/content/data/pages.ts";
import { maxQueryLength } from "~/content/data/sanitize-query.ts";
import type { StaffArticlesWords } from "~/content/staff-articles.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localeParameter } from "~/i18n/locale.ts";
import styles from "./title-search.module.css";

/** A form whose words are in the address, and the result of a search with a link to the whole list. */
export function TitleSearch({
  typed,
  result,
  words,
}: {
  typed: string;
  /** The number of articles that were found. */
  result: string;
  words: StaffArticlesWords["list"]["search"];
}) {
  const { locale, explicit } = useLanguage();
  return (
    <div className="stack gap-3">
      <Form role="search" aria-label={words.label} className={styles.form} autoComplete="off">
        {explicit && <input type="hidden" name={localeParameter} value={locale} />}
        <Field
          // Another search, such as that of a step back, fills the field anew.
          key={typed}
          label={words.label}
          type="search"
          name={searchParameter}
          defaultValue={typed}
          maxLength={maxQueryLength}
          dir="auto"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" icon="search" variant="secondary">
          {words.submit}
        </Button>
      </Form>
      <div className="cluster gap-3">
        <p role="status">{typed && <Text>{result}</Text>}</p>
        {typed && (
          <AppLink to={`${pathOf("staff-articles")}#all`} className="target">
            <Text>{words.clear}</Text>
          </AppLink>
        )}
      </div>
    </div>
  );
}
