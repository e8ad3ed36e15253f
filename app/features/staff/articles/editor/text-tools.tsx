import type { RefObject } from "react";
import { Text } from "~/components/text/text.tsx";
import type { StaffArticleEditorWords } from "~/content/staff-articles.types.ts";
import { classNames } from "~/styles/class-names.ts";
import { applyFormat, type TextFormat } from "./text-format.ts";
import styles from "./text-tools.module.css";

const marks: Readonly<Record<TextFormat, string>> = {
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
      {(Object.keys(marks) as TextFormat[]).map((format) => (
        <button
          key={format}
          type="button"
          className={classNames("break-anywhere", styles.tool)}
          onClick={() => area.current && applyFormat(area.current, format)}
        >
          <span className={styles.mark} aria-hidden="true" dir="ltr">
            {marks[format]}
          </span>
          <Text>{words.forms[format]}</Text>
        </button>
      ))}
    </fieldset>
  );
}
