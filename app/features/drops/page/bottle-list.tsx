import { useEffect, useRef } from "react";
import { Button } from "~/components/controls/button.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { classNames } from "~/styles/class-names.ts";
import { DropIcon } from "../drawings/drop-icon.tsx";
import { EyesDrawing } from "../drawings/eyes-drawing.tsx";
import { type Drop, lastDay, regimenLimits } from "../timetable/regimen.ts";
import { BottleForm } from "./bottle-form.tsx";
import styles from "./bottle-list.module.css";
import { BottleName } from "./bottle-name.tsx";
import { BottleQuestions } from "./bottle-questions.tsx";
import { doseText } from "./drops-text.ts";
import type { MyDropsPartProps } from "./my-drops-props.ts";

/** The bottles, of which one at a time is open to be changed (REQ-DROPS-11). */
export function BottleList(props: MyDropsPartProps & { openId: string | null }) {
  const { words, regimen, changes, openId, today } = props;
  const { drops } = regimen;
  const list = useRef<HTMLDivElement>(null);
  useReturnedFocus(list, openId);
  const isEmpty = drops.length === 0;
  return (
    <section ref={list} aria-label={words.bottles} className="stack">
      {isEmpty && (
        <p className="lead">
          <Text>{words.first.text}</Text>
        </p>
      )}
      {!isEmpty && (
        <ul className="rows">
          {drops.map((drop) => (
            <li key={drop.id} data-open={drop.id === openId ? "" : undefined}>
              {drop.id === openId ? (
                <BottleForm {...props} drop={drop} />
              ) : (
                <BottleRow {...props} drop={drop} />
              )}
            </li>
          ))}
        </ul>
      )}
      {drops.length < regimenLimits.drops ? (
        <p>
          <Button
            variant={isEmpty ? "primary" : "secondary"}
            size={isEmpty ? "normal" : "small"}
            data-live=""
            data-add=""
            onClick={() => changes.add(today)}
          >
            {isEmpty ? words.first.action : words.add}
          </Button>
        </p>
      ) : (
        <p role="status">
          <Text>{words.full}</Text>
        </p>
      )}
      {isEmpty && <BottleQuestions words={words} />}
    </section>
  );
}

function BottleRow({
  words,
  sheets,
  regimen,
  changes,
  today,
  drop,
}: MyDropsPartProps & { drop: Drop }) {
  const { locale } = useLanguage();
  const sheet = sheets[locale].words;
  const isEndless = lastDay(drop) === null;
  const name = <BottleName drop={drop} regimen={regimen} words={sheet} locale={locale} />;
  return (
    <div className={styles.bottle}>
      <DropIcon cap={drop.cap} />
      <h3 className="title-4">{name}</h3>
      <button
        type="button"
        className="target text-link quiet-link"
        data-row={drop.id}
        onClick={() => changes.open(drop.id)}
      >
        <Text>{words.change}</Text>
        <VisuallyHidden> {name}</VisuallyHidden>
      </button>
      <p className={classNames("cluster secondary", styles.what)}>
        <EyesDrawing eye={drop.eye} cap={drop.cap} />
        <span>
          <Text>{sheet.eyes[drop.eye]}</Text>
        </span>{" "}
        <span>
          <Text>{doseText(drop, today, sheet, locale)}</Text>
        </span>{" "}
        {isEndless && (
          <span>
            <Text>{words.noEnd}</Text>
          </span>
        )}
      </p>
    </div>
  );
}

/** After a bottle is closed or removed, the focus is on its row, or on the button that adds one. */
function useReturnedFocus(list: React.RefObject<HTMLElement | null>, openId: string | null) {
  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current;
    before.current = openId;
    if (closed === null || openId !== null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${closed}"]`);
    (row ?? list.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
  }, [list, openId]);
}
