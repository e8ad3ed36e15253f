import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import choice from "./choice.module.css";
import styles from "./pills.module.css";

export interface PillGroupProps {
  /** The question that the pills answer. */
  legend: string;
  /** Id of the error below the group, while there is one. */
  errorId?: string | undefined;
  children: ReactNode;
}

/** A group of choices in a row that wraps, below their question. */
export function PillGroup({ legend, errorId, children }: PillGroupProps) {
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="legend">
        <Text>{legend}</Text>
      </legend>
      <div className="cluster gap-2">{children}</div>
    </fieldset>
  );
}

export interface PillProps {
  /** One of several, or independent of the others. */
  type: "radio" | "checkbox";
  name: string;
  checked: boolean;
  /** Called with the new state; a selected radio button that is clicked again passes false. */
  onChange: (isChecked: boolean) => void;
  /** A short addition, such as the hours of a part of the day. */
  note?: string | undefined;
  /** For a choice in another language. */
  lang?: string;
  children: string;
}

/** A choice as a pill of 44 px; the selected one has a tick, a thicker border and bold text. */
export function Pill({ type, name, checked, onChange, note, lang, children }: PillProps) {
  return (
    <label className={classNames("target", choice.choice, styles.pill)} lang={lang}>
      <input
        type={type}
        name={name}
        checked={checked}
        className="invisible-input"
        data-live=""
        onChange={({ target }) => onChange(target.checked)}
        // A selected radio button fires no change event when it is clicked again, and Space does not click it.
        onClick={() => {
          if (type === "radio" && checked) onChange(false);
        }}
        onKeyDown={(event) => {
          if (type !== "radio" || !checked || event.key !== " ") return;
          event.preventDefault();
          onChange(false);
        }}
      />
      <span className={choice.words}>
        <Text>{children}</Text>
        {note && (
          <small className={classNames("secondary small", styles.note)}>
            {" "}
            <Text>{note}</Text>
          </small>
        )}
      </span>
    </label>
  );
}
