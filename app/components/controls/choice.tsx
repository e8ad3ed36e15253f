import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import styles from "./choice.module.css";

export interface ChoiceProps {
  /** Name of the radio group. */
  group: string;
  value: string;
  /** Selected on load. */
  first?: boolean;
  children: string;
  /** Class of the radio button, for sibling selectors (`:checked ~ …`). */
  className?: string | undefined;
}

/**
 * One option of a radio group in a row. It works without JavaScript: the content that changes with the
 * selection follows it among its siblings.
 */
export function Choice({ group, value, first = false, children, className }: ChoiceProps) {
  const id = `${group}-${value}`;
  return (
    <>
      <input
        type="radio"
        className={classNames(styles.choice, className)}
        name={group}
        id={id}
        value={value}
        defaultChecked={first}
      />
      <label htmlFor={id} className={styles.name}>
        <Text>{children}</Text>
      </label>
      <span className={styles.gap}> </span>
    </>
  );
}
