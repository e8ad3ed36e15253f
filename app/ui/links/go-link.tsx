import { ArrowRight } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Icon } from "../signs/icon.tsx";
import { Text } from "../text/text.tsx";
import styles from "./go-link.module.css";
import { DestinationLink, type DestinationLinkProps } from "./link.tsx";

/** A text link that leads on, with an arrow that moves 5 px under the pointer. */
export function GoLink({ children, className, ...rest }: DestinationLinkProps) {
  return (
    <DestinationLink {...rest} className={classNames(styles.go, className)}>
      <Words>{children}</Words>
    </DestinationLink>
  );
}

/** The same look for what opens something on this page. */
export function GoButton({ children, className, ...rest }: ComponentProps<"button">) {
  return (
    <button type="button" {...rest} className={classNames(styles.go, className)}>
      <Words>{children}</Words>
    </button>
  );
}

/**
 * The same look inside a card that is one link already: seen, but not read aloud a second time. By its `id` the link can
 * name it with `aria-labelledby`.
 */
export function GoText({
  id,
  children,
  className,
}: {
  id?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span id={id} className={classNames(styles.go, styles.inCard, className)} aria-hidden="true">
      <Words>{children}</Words>
    </span>
  );
}

function Words({ children }: { children: ReactNode }) {
  return (
    <>
      <span>
        <Text>{children}</Text>
      </span>
      <Icon icon={ArrowRight} flip className={styles.arrow} />
    </>
  );
}
