import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Lines, Text } from "../text/text.tsx";
import styles from "./section.module.css";

/** The column of the page: its side margins and its greatest width. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.wrap, className)}>{children}</div>;
}

export interface SectionProps {
  /** Ground: the page, the warmer paper beside it, or night, on which words and links take their own colours. */
  tone?: "paper" | "sand" | "night";
  /** Which of the section's outer spaces is left out, where it follows a part it belongs to. */
  flush?: "start" | "end" | "both";
  id?: string;
  /** Id of the heading that names the section among the landmarks of the page. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A part of the page with its space above and below, its content in the page's column. */
export function Section({
  tone = "paper",
  flush,
  id,
  labelledBy,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      className={classNames(styles.section, styles[tone], className)}
      data-flush={flush}
      aria-labelledby={labelledBy}
    >
      <Container>{children}</Container>
    </section>
  );
}

export interface SectionHeadProps {
  /** One string, or the lines the headline is broken into. */
  title: string | readonly string[];
  lead?: string;
  /** Content at the end of the row from 64 rem on: usually a link to the whole list. */
  end?: ReactNode;
  level?: 2 | 3;
  /** For a part within a part: a smaller headline with less space below. */
  small?: boolean;
  /** Id of the heading. */
  id?: string;
}

/** The head of a section: a large light headline, at most one sentence, at most one way on. */
export function SectionHead({ title, lead, end, level = 2, small, id }: SectionHeadProps) {
  const Title = `h${level}` as const;
  return (
    <div
      className={classNames(
        styles.head,
        small ? styles.small : undefined,
        end ? styles.split : undefined,
      )}
    >
      <div className={styles.headWords}>
        <Title id={id} className={styles.title}>
          <Lines>{title}</Lines>
        </Title>
        {lead && (
          <p className={styles.lead}>
            <Text>{lead}</Text>
          </p>
        )}
      </div>
      {end && <div>{end}</div>}
    </div>
  );
}
