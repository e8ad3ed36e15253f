import type { ReactNode } from "react";
import { isPlainClick } from "~/client/enhancements/links/is-plain-click.ts";
import { Icon } from "~/components/indicators/icon.tsx";
import { Container } from "~/components/layout/section.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import styles from "./game-frame.module.css";

export interface GameFrameProps {
  breadcrumb: ReactNode;
  /** Link back to the choice, during a game. */
  back?: { label: string; onLeave: () => void };
  children: ReactNode;
}

/** The frame of a game and its results: breadcrumb, and a link back to the choice. */
export function GameFrame({ breadcrumb, back, children }: GameFrameProps) {
  return (
    <Container className={styles.frame}>
      {breadcrumb}
      {back && (
        <AppLink
          className="target gap-2 medium quiet-link"
          to={pathOf("games")}
          // The choice is this page: the click adds no history entry.
          onClick={(event) => {
            if (!isPlainClick(event.nativeEvent)) return;
            event.preventDefault();
            back.onLeave();
          }}
        >
          <Icon icon="arrow-left" flip />
          <Text>{back.label}</Text>
        </AppLink>
      )}
      {children}
    </Container>
  );
}
