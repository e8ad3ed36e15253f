import type { ReactNode } from "react";
import { Card } from "~/components/layout/card.tsx";
import { Text } from "~/components/text/text.tsx";
import { pictureOf } from "~/content/data/branch-facts.ts";
import type { BranchId } from "~/content/data/branches.ts";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import { directionOf, type Locale } from "~/i18n/locale.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./branch-preview.module.css";

/** The head of a patient's card of a branch, in one language. */
export function BranchPreview({
  branch,
  name,
  locale,
  children,
}: {
  branch: BranchId;
  name: string;
  locale: Locale;
  children: ReactNode;
}) {
  return (
    <LanguageProvider value={{ locale, explicit: true }}>
      <div lang={locale} dir={directionOf(locale)}>
        <Card bare>
          <div className={styles.picture}>
            <BranchScene {...pictureOf(branch)} className="fill" lazy />
          </div>
          <div className={classNames("stack gap-3", styles.body)}>
            <p className="title-4">
              <Text>{name}</Text>
            </p>
            {children}
          </div>
        </Card>
      </div>
    </LanguageProvider>
  );
}
