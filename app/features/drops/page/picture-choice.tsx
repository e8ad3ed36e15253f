import type { ReactNode } from "react";
import choice from "~/components/forms/choice.module.css";
import { Text } from "~/components/text/text.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./picture-choice.module.css";

/**
 * One of several choices with a drawing above its word; the selected one has a tick, a thicker border and bold text.
 */
export function PictureChoice({
  name,
  checked,
  onSelect,
  picture,
  children,
}: {
  name: string;
  checked: boolean;
  onSelect: () => void;
  picture: ReactNode;
  children: string;
}) {
  return (
    <label className={classNames(choice.choice, styles.choice)}>
      <input
        type="radio"
        name={name}
        checked={checked}
        className="invisible-input"
        onChange={onSelect}
      />
      {picture}
      <span className={classNames(choice.words, styles.words)} dir="auto">
        <Text>{children}</Text>
      </span>
    </label>
  );
}
