import { Container } from "~/components/layout/section.tsx";
import chip from "~/components/links/chip.module.css";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import type { AccessibilityToolbarWords, SizeButtonWords } from "~/content/accessibility.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./accessibility-toolbar.module.css";
import { textSizes } from "./text-size.ts";
import { usePageTools } from "./use-page-tools.ts";

/** The sticky tools of this page: three buttons for the text size and one for contrast. */
export function AccessibilityToolbar({ words }: { words: AccessibilityToolbarWords }) {
  const { locale } = useLanguage();
  const { size, percent, contrast, changeSize, resetSize, toggleContrast } = usePageTools();
  return (
    <section className={classNames("screen-only", styles.toolbar)} aria-label={words.label}>
      <Container>
        <div className="cluster script-only">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
          <div className="cluster gap-2" role="group" aria-label={words.sizes}>
            <SizeButton
              words={words.smaller}
              isAtLimit={size <= textSizes.smallest}
              onPress={() => changeSize(-1)}
            />
            <SizeButton words={words.usual} onPress={resetSize} />
            <SizeButton
              words={words.larger}
              isAtLimit={size >= textSizes.largest}
              onPress={() => changeSize(1)}
            />
          </div>
          <button
            type="button"
            className={classNames(chip.chip, chip.link, styles.tool)}
            aria-pressed={contrast}
            data-live=""
            onClick={toggleContrast}
          >
            <Text>{contrast ? words.disableContrast : words.enableContrast}</Text>
          </button>
          <span role="status">
            {percent !== null && (
              <VisuallyHidden>
                {words.size.replace("#", formatNumber(percent, locale))}
              </VisuallyHidden>
            )}
          </span>
        </div>
        <p className="without-script">
          <Text>{words.withoutScript}</Text>
        </p>
      </Container>
    </section>
  );
}

/** `isAtLimit`: the limit is reached. The button stays focusable, because `disabled` would lose the focus. */
function SizeButton({
  words: { face, name },
  isAtLimit = false,
  onPress,
}: {
  words: SizeButtonWords;
  isAtLimit?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={classNames(chip.chip, chip.link, styles.tool)}
      aria-disabled={isAtLimit}
      data-live=""
      onClick={isAtLimit ? undefined : onPress}
    >
      {face}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </button>
  );
}
