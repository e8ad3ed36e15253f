import type { ComponentProps } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Icon } from "../indicators/icon.tsx";
import { Text } from "../text/text.tsx";
import styles from "./heading-link.module.css";

export interface HeadingLinkProps extends ComponentProps<"a"> {
  /** Id of the section of the heading. */
  part: string;
}

/**
 * The text of a heading as a link to its own section, so that its address can be copied; an icon appears on hover.
 */
export function HeadingLink({ part, children, className, ...rest }: HeadingLinkProps) {
  return (
    <a
      {...rest}
      href={`#${part}`}
      data-button=""
      className={classNames("target", styles.link, className)}
    >
      <span>
        <Text>{children}</Text>
      </span>
      <Icon icon="link-2" className={styles.chain} />
    </a>
  );
}
