import { Text } from "~/components/text/text.tsx";
import type { BranchId } from "~/content/data/branches.ts";
import type { Locale } from "~/i18n/locale.ts";
import type { PluralForms } from "~/i18n/plural.ts";
import { pluralize } from "~/i18n/plural.ts";
import { BranchNotices } from "~/notices/branch-notices.tsx";
import { type NoticeStyle, pageNotices } from "~/notices/page-notices.ts";
import { BranchPreview } from "../form/branch-preview.tsx";
import type { NoticeValues } from "./notice-values.ts";

/** The words of patients' pages in one language. */
export interface PreviewWords extends NoticeStyle {
  branchNames: Readonly<Record<BranchId, string>>;
}

/** The head of a patient's branch card with the notice of the form, in one language. */
export function NoticePreview({
  values,
  words,
  more,
  now,
}: {
  values: NoticeValues;
  words: PreviewWords;
  /** In the language of the person: further branches of the notice. */
  more: { forms: PluralForms; locale: Locale };
  now: number;
}) {
  const { locale } = words;
  const { branches, text, ...days } = values;
  const [branch = "main"] = branches;
  const further = branches.length - 1;
  const written = {
    ...days,
    branches: [branch],
    text: text[locale].trim() || "…",
    updatedAt: now,
  };
  return (
    <>
      <BranchPreview branch={branch} name={words.branchNames[branch]} locale={locale}>
        <BranchNotices notices={pageNotices([written], words)} place={branch} now={now} />
      </BranchPreview>
      {further > 0 && (
        <p className="secondary small">
          <Text>{pluralize(further, more.forms, more.locale)}</Text>
        </p>
      )}
    </>
  );
}
