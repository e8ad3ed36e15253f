import { type RefCallback, useCallback } from "react";
import type { Locale } from "~/i18n/locale.ts";
import { type ArticleText, articleTexts, cleanText, hasHiddenMarks } from "./article-values.ts";

/**
 * Returns a ref for an element around the fields of one language. Text with hidden marks is pasted without them, as if
 * it were typed, so that the browser's Undo takes it back. `onHiddenMarks` gets the field.
 */
export function useCleanPaste(
  language: Locale,
  onHiddenMarks: (text: ArticleText) => void,
): RefCallback<HTMLElement> {
  return useCallback(
    (fields: HTMLElement) => {
      function pasteClean(event: InputEvent): void {
        const text = articleTexts.find(
          (each) => event.target instanceof Element && event.target.id === `${each}_${language}`,
        );
        if (event.inputType !== "insertFromPaste" || event.data === null || !text) return;
        const clean = cleanText(text, event.data);
        if (clean === event.data || !document.execCommand("insertText", false, clean)) return;
        event.preventDefault();
        if (hasHiddenMarks(event.data)) onHiddenMarks(text);
      }
      fields.addEventListener("beforeinput", pasteClean);
      return () => fields.removeEventListener("beforeinput", pasteClean);
    },
    [language, onHiddenMarks],
  );
}
