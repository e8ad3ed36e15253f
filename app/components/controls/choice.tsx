import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import styles from "./choice.module.css";

export interface ChoiceProps {
  /** What all choices of a group share. */
  group: string;
  value: string;
  /** Chosen when the page comes. */
  first?: boolean;
  children: string;
  /** Of the radio button, for rules about what stands after it (`:checked ~ …`). */
  className?: string | undefined;
}

/**
 * One of a few choices in a line, as a radio button below its name. It works without JavaScript: what changes with the
 * choice stands after it among its siblings.
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
