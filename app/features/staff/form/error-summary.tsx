import { useEffect, useRef } from "react";
import { Text } from "~/components/text/text.tsx";
import styles from "./error-summary.module.css";

export interface FieldErrorText {
  /** Id of the field. */
  field: string;
  text: string;
}

/** The errors of a form above its fields; it gets the focus, and its links lead to the fields. */
export function ErrorSummary({
  title,
  problems,
  onFollow,
}: {
  title: string;
  problems: readonly FieldErrorText[];
  /** Called before a field gets the focus, such as to show it. */
  onFollow?: (field: string) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <p className="title-4">
        <Text>{title}</Text>
      </p>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a
              className="target"
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                onFollow?.(field);
                document.getElementById(field)?.focus();
              }}
            >
              <Text>{text}</Text>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
