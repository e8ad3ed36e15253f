import { Fragment, type ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import styles from "./choices.module.css";

export interface ChoicesProps {
  /** Name of the radio group, unique on the page. */
  group: string;
  /** At most five; the first is selected on load. */
  options: readonly { value: string; name: string }[];
  /**
   * The content that the selection changes: an element with `data-options="1 3"` is visible with the first and the third
   * option.
   */
  children: ReactNode;
  className?: string | undefined;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  "data-unread"?: "";
  /** For a table whose columns are below each other in large print. */
  "data-stacked"?: "" | undefined;
  /** The address of a script that the first touch loads. */
  "data-on-interaction"?: string | undefined;
}

/**
 * Radio buttons in a row above what they select. They work without JavaScript: the buttons and the content are
 * siblings, so that `:checked` selects the content.
 */
export function Choices({ group, options, children, className, ...attributes }: ChoicesProps) {
  return (
    <fieldset className={classNames(styles.choices, className)} {...attributes}>
      {options.map(({ value, name }, index) => {
        const id = `${group}-${value}`;
        return (
          <Fragment key={value}>
            <input type="radio" name={group} id={id} defaultChecked={index === 0} />
            <label htmlFor={id}>
              <Text>{name}</Text>
            </label>
          </Fragment>
        );
      })}
      {children}
    </fieldset>
  );
}
