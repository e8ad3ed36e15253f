import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import styles from "./checklist.module.css";

export interface ChecklistProps {
  /** Heading of the list ("Your password needs"). */
  label: string;
  rules: readonly { text: string; met: boolean }[];
  /** Accessible labels before a rule: met, and not yet met. */
  metLabel: string;
  unmetLabel: string;
}

/** Rules that are checked while the visitor types; a changed rule is announced as a whole. */
export function Checklist({ label, rules, metLabel, unmetLabel }: ChecklistProps) {
  return (
    <ul className="stack gap-2 small" aria-label={label} aria-live="polite">
      {rules.map(({ text, met }) => (
        <li
          key={text}
          className={classNames("secondary", styles.rule, met ? styles.met : undefined)}
          aria-atomic="true"
        >
          <span>
            <VisuallyHidden>{`${met ? metLabel : unmetLabel} `}</VisuallyHidden>
            <Text>{text}</Text>
          </span>
        </li>
      ))}
    </ul>
  );
}
