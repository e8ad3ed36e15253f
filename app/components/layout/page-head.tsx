import type { ReactNode, Ref } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Lines, Text } from "../text/text.tsx";
import { FirstScreenEnd } from "./first-screen-end.tsx";
import styles from "./page-head.module.css";
import ridges from "./page-head-ridge.module.css";
import splits from "./page-head-split.module.css";
import { Container } from "./section.tsx";

export interface PageHeadProps {
  title: string | readonly string[];
  lead?: string;
  /** Content above the title. */
  breadcrumb?: ReactNode;
  /** A figure, a map or facts: beside the words from 64 rem on, otherwise below them. */
  end?: ReactNode;
  /** A `RidgeLandmark` beside the text of a head without `end`. */
  landmark?: ReactNode;
  /** Widths of the words and `end`: equal, or 7 to 5. */
  split?: "even" | "wide";
  /** Ref of the title, for a page that moves the focus to it. */
  heading?: Ref<HTMLHeadingElement>;
  className?: string;
  /** False in an island that removes the head later: the links to the style files would go with it. */
  endsFirstScreen?: boolean;
  /** Content below the lead: buttons, a note. */
  children?: ReactNode;
}

/** The head of an inner page: sky and sand with a ridge, and the page's only h1. */
export function PageHead({
  title,
  lead,
  breadcrumb,
  end,
  landmark,
  split = "wide",
  heading,
  className,
  endsFirstScreen = true,
  children,
}: PageHeadProps) {
  return (
    <header
      className={classNames(
        styles.pageHead,
        ridges.ridge,
        landmark ? styles.withLandmark : undefined,
        className,
      )}
    >
      {landmark}
      <Container className={styles.inner}>
        {breadcrumb}
        <div className={end ? classNames("stack", splits[split]) : undefined}>
          <div className={classNames("stack", styles.words)}>
            <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
              <Lines>{title}</Lines>
            </h1>
            {lead && (
              <p className="lead">
                <Text>{lead}</Text>
              </p>
            )}
            {children}
          </div>
          {end}
          {endsFirstScreen && <FirstScreenEnd />}
        </div>
      </Container>
    </header>
  );
}
