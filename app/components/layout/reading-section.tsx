import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Icon, type IconName } from "../indicators/icon.tsx";
import { HeadingLink } from "../links/heading-link.tsx";
import styles from "./reading-section.module.css";

export interface ReadingSectionProps {
  id: string;
  title: string;
  /** Icon before the title. */
  icon?: IconName | undefined;
  /** Whether it is open on narrow screens on load; on wide screens it is always open. */
  open: boolean;
  children: ReactNode;
}

/**
 * A section of a long page. Its heading is a link to itself; below 64 rem it also opens and closes the section (the
 * enhancement `handleCollapsibleSections`). Without JavaScript the link opens the section by `:target`.
 */
export function ReadingSection({ id, title, icon, open, children }: ReadingSectionProps) {
  return (
    <section id={id} className={styles.section} data-open={open}>
      <h2 className={styles.heading}>
        {icon && <Icon icon={icon} className={styles.icon} />}
        <HeadingLink part={id} className={styles.title} data-toggle="">
          {title}
        </HeadingLink>
        <Icon
          icon="chevron-down"
          className={classNames("screen-only script-only", styles.chevron)}
        />
      </h2>
      <div id={`${id}-text`} className={styles.body}>
        {children}
      </div>
    </section>
  );
}
