import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Lines, Text } from "../text/text.tsx";
import container from "./container.module.css";
import styles from "./section.module.css";

const tones = { paper: undefined, sand: styles.sand, night: `on-dark ${styles.night}` };

/** The column of the page with its side margins and maximum width. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(container.container, className)}>{children}</div>;
}

export interface SectionProps {
  /** Background: the page's, a warmer one, or night, which changes the colours of text and links. */
  tone?: "paper" | "sand" | "night";
  /** The outer spaces to omit, when the section continues a neighbour. */
  flush?: "start" | "end" | "both";
  id?: string;
  /** Id of the heading that labels the section as a landmark. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A part of the page with space above and below, and its content in the page's column. */
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
      className={classNames(styles.section, tones[tone], className)}
      data-flush={flush}
      aria-labelledby={labelledBy}
    >
      <Container>{children}</Container>
    </section>
  );
}

export interface SectionHeadProps {
  /** The headline, or its lines. */
  title: string | readonly string[];
  lead?: string;
  /** Content at the end of the row from 64 rem on: usually a link to the whole list. */
  end?: ReactNode;
  level?: 2 | 3;
  /** For a nested part: a smaller headline with less space below. */
  small?: boolean;
  /** Id of the heading. */
  id?: string;
}

/** The head of a section: a large headline, at most one sentence, at most one link. */
export function SectionHead({ title, lead, end, level = 2, small, id }: SectionHeadProps) {
  const Title = `h${level}` as const;
  return (
    <div
      className={classNames(
        "stack",
        small ? "below-6" : styles.head,
        end ? styles.split : undefined,
      )}
    >
      <div className={classNames("stack", styles.words)}>
        <Title id={id} className={small ? "title-3" : "title-2"}>
          <Lines>{title}</Lines>
        </Title>
        {lead && (
          <p className="lead">
            <Text>{lead}</Text>
          </p>
        )}
      </div>
      {end && <div>{end}</div>}
    </div>
  );
}
