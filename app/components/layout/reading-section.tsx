import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Icon, type IconDrawing } from "../indicators/icon.tsx";
import { HeadingLink } from "../links/heading-link.tsx";
import styles from "./reading-section.module.css";

export interface ReadingSectionProps {
  id: string;
  title: string;
  /** Before the title. */
  icon?: IconDrawing | undefined;
  /** Whether it shows on a narrow screen at first; on a wide one it always does. */
  open: boolean;
  children: ReactNode;
}

/**
 * A section of a long page. Its heading is a link to itself; below 64 rem the same heading opens and closes it (the
 * behaviour `folding`). Until that runs, or should it never run, the link shows the section it leads to.
 */
export function ReadingSection({ id, title, icon, open, children }: ReadingSectionProps) {
  return (
    <section id={id} className={styles.section} data-open={open}>
      <h2 className={styles.heading}>
        {icon && <Icon icon={icon} className={styles.icon} />}
        <HeadingLink part={id} className={styles.title} data-fold="">
          {title}
        </HeadingLink>
        <Icon icon={ChevronDown} className={styles.chevron} />
      </h2>
      <div id={`${id}-text`} className={styles.body}>
        {children}
      </div>
    </section>
  );
}
