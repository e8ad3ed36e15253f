import { Card } from "~/components/layout/card.tsx";
import { Text } from "~/components/text/text.tsx";
import { pictureOf } from "~/content/data/branch-facts.ts";
import type { BranchId } from "~/content/data/branches.ts";
import { directionOf, type Locale } from "~/i18n/locale.ts";
import { LanguageProvider } from "~/i18n/locale-context.tsx";
import type { PluralForms } from "~/i18n/plural.ts";
import { pluralize } from "~/i18n/plural.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { BranchNotices } from "~/notices/branch-notices.tsx";
import { type NoticeStyle, pageNotices } from "~/notices/page-notices.ts";
import styles from "./notice-preview.module.css";
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
    <LanguageProvider value={{ locale, explicit: true }}>
      <div lang={locale} dir={directionOf(locale)}>
        <Card bare className={styles.card}>
          <div className={styles.picture}>
            <BranchScene {...pictureOf(branch)} className="fill" lazy />
          </div>
          <div className={styles.body}>
            <p className="title-4">
              <Text>{words.branchNames[branch]}</Text>
            </p>
            <BranchNotices notices={pageNotices([written], words)} place={branch} now={now} />
          </div>
        </Card>
      </div>
      {further > 0 && (
        <p className="secondary small">
          <Text>{pluralize(further, more.forms, more.locale)}</Text>
        </p>
      )}
    </LanguageProvider>
  );
}
