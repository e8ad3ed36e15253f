import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import loading from "../indicators/loading.module.css";
import { Text } from "../text/text.tsx";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  title: string;
  text: string;
  /** A link or button to continue. */
  action?: ReactNode;
  /** A drawing above the title. Islands have none, because their scripts would contain it. */
  figure?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
}

/** The message of an empty list, with a link to continue. */
export function EmptyState({ title, text, action, figure, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={classNames("gap-3", loading.box)}>
      {figure && <div className={styles.figure}>{figure}</div>}
      <Title className="title-3">
        <Text>{title}</Text>
      </Title>
      <p className="secondary measure">
        <Text>{text}</Text>
      </p>
      {action}
    </div>
  );
}
