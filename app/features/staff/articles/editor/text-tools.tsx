import type { RefObject } from "react";
import { Text } from "~/components/text/text.tsx";
import type { StaffArticleEditorWords } from "~/content/staff-articles.types.ts";
import { classNames } from "~/styles/class-names.ts";
import { applyForm, type TextForm } from "./insert-form.ts";
import styles from "./text-tools.module.css";

const marks: Readonly<Record<TextForm, string>> = {
  heading: "##",
  list: "-",
  bold: "**",
  paragraph: "¶",
};

/** Buttons that give the selected characters of a text area one of the four forms of an article. */
export function TextTools({
  area,
  words,
}: {
  area: RefObject<HTMLTextAreaElement | null>;
  words: Pick<StaffArticleEditorWords, "insert" | "forms">;
}) {
  return (
    <fieldset aria-label={words.insert} className={styles.tools}>
      {(Object.keys(marks) as TextForm[]).map((form) => (
        <button
          key={form}
          type="button"
          className={classNames("break-anywhere", styles.tool)}
          onClick={() => area.current && applyForm(area.current, form)}
        >
          <span className={styles.mark} aria-hidden="true" dir="ltr">
            {marks[form]}
          </span>
          <Text>{words.forms[form]}</Text>
        </button>
      ))}
    </fieldset>
  );
}
