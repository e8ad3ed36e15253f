import { useContext } from "react";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import { Button, ButtonRow } from "~/components/controls/button.tsx";
import { Field } from "~/components/forms/field.tsx";
import { FieldError } from "~/components/forms/field-error.tsx";
import { Loading } from "~/components/indicators/loading.tsx";
import { Section, SectionHead } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import { maxNameLength } from "~/content/data/iris-generator.ts";
import { irisGeneratorId } from "~/content/data/iris-generator-path.ts";
import type { IrisGeneratorWords } from "~/content/iris-generator.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { directionOf } from "~/i18n/locale.ts";
import { formatNumber } from "~/i18n/numerals.ts";
import arabicExample from "~/illustrations/assets/iris-of-a-name-ar.svg";
import englishExample from "~/illustrations/assets/iris-of-a-name-en.svg";
import { exampleNames } from "~/illustrations/iris/named-iris.ts";
import { classNames } from "~/styles/class-names.ts";
import { IrisColours } from "./iris-colours.tsx";
import styles from "./iris-generator.module.css";

const examples = { en: englishExample, ar: arabicExample };

/**
 * An iris generated from a name. The page has an example with its texts; the enhancement loads when the button is
 * clicked and handles the field. There is no form, so nothing can be sent. `brand` signs the picture.
 */
export function IrisGenerator({ words, brand }: { words: IrisGeneratorWords; brand: string }) {
  const { locale } = useLanguage();
  const name = exampleNames[locale];
  return (
    <Section id={irisGeneratorId} labelledBy="own-iris-title">
      <div className={classNames("stack", styles.iris)} data-iris-generator="">
        <div>
          <SectionHead id="own-iris-title" title={words.title} lead={words.lead} />
          <div className="stack gap-2 secondary measure">
            {words.promises.map((promise) => (
              <p key={promise}>
                <Text>{promise}</Text>
              </p>
            ))}
          </div>
        </div>
        <figure className={classNames("full", styles.plate)}>
          <img
            className={classNames("square", styles.drawing)}
            src={examples[locale]}
            alt={interpolate(words.picture, { name })}
            data-alt={words.picture}
            width={1000}
            height={1000}
            loading="lazy"
          />
          <figcaption className={classNames("full break-anywhere", styles.name)}>
            <bdi dir={directionOf(locale)}>{name}</bdi>
          </figcaption>
        </figure>
        <div>
          <LoadButton words={words} />
          <Controls words={words} brand={brand} />
        </div>
      </div>
    </Section>
  );
}

/** The button that loads the enhancement; removed once it has loaded (`loadClicked`). */
function LoadButton({ words }: { words: IrisGeneratorWords }) {
  const scripts = useContext(ScriptManifestContext);
  return (
    <div className={classNames(styles.load, "stack start screen-only script-only")}>
      <Button arrow data-live="interaction" data-on-click={scripts?.irisGenerator}>
        {words.draw}
      </Button>
      <div className={styles.state} role="status">
        <div className={styles.loading}>
          <Loading silent>{words.loading}</Loading>
        </div>
        <div className={styles.failed}>
          <FieldError id="own-iris-failed">{words.failed}</FieldError>
        </div>
      </div>
    </div>
  );
}

/** The controls, shown once the enhancement has loaded. */
function Controls({ words, brand }: { words: IrisGeneratorWords; brand: string }) {
  const { locale } = useLanguage();
  const withLimit = (text: string) => text.replace("#", formatNumber(maxNameLength, locale));
  return (
    <div
      className={classNames(styles.controls, "stack screen-only gap-5")}
      data-file={words.file}
      data-brand={brand}
      hidden
    >
      <div>
        <Field
          id="iris-name"
          label={words.field}
          hint={withLimit(words.hint)}
          dir="auto"
          // Neither autofill nor a spelling service receives the name.
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="words"
          enterKeyHint="done"
        />
        <div className="stack gap-2" role="status">
          {(["empty", "long"] as const).map((fault) => (
            <div key={fault} data-fault={fault} hidden>
              <FieldError id={`iris-name-${fault}`}>{withLimit(words.errors[fault])}</FieldError>
            </div>
          ))}
        </div>
      </div>
      <IrisColours words={words} />
      <ButtonRow stretch>
        <Button icon="download" data-save="">
          {words.save}
        </Button>
        <Button variant="secondary" icon="share-2" data-share="" hidden>
          {words.share}
        </Button>
      </ButtonRow>
      <p
        className="secondary break-anywhere"
        role="status"
        data-drawn={words.status.drawn}
        data-saved={words.status.saved}
        data-again={words.status.again}
        data-unsaved={words.status.unsaved}
      />
    </div>
  );
}
