import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import styles from "./chip.module.css";
import { DestinationLink, type DestinationLinkProps } from "./link.tsx";

/** A short label with a thin border. */
function Chip({ children }: { children: ReactNode }) {
  return (
    <span className={classNames("secondary", styles.chip)}>
      <Text>{children}</Text>
    </span>
  );
}

/** A chip that is a link (`to`, or `href` on this page), tall enough for touch. */
export function ChipLink({ children, ...rest }: DestinationLinkProps) {
  return (
    <DestinationLink {...rest} className={classNames("secondary", styles.chip, styles.link)}>
      <Text>{children}</Text>
    </DestinationLink>
  );
}

export interface ChipListProps {
  /** Labels, some of which may be links inside the site. */
  items: readonly (string | { text: string; to: string })[];
  label?: string;
}

/** A list of chips in a wrapping row. */
export function ChipList({ items, label }: ChipListProps) {
  return (
    <ul className="cluster gap-2" aria-label={label}>
      {items.map((item) =>
        typeof item === "string" ? (
          <li key={item}>
            <Chip>{item}</Chip>
          </li>
        ) : (
          <li key={item.text}>
            <ChipLink to={item.to}>{item.text}</ChipLink>
          </li>
        ),
      )}
    </ul>
  );
}
