import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import styles from "./badge.module.css";
import variants from "./badge-variants.module.css";
import { Icon, type IconName } from "./icon.tsx";
import { StatusDot } from "./status-dot.tsx";

export interface BadgeProps {
  /** `open` and `closed` have a dot, `main` a star, each beside the word. */
  kind?: "plain" | "open" | "closed" | "main";
  /** Replaces the star of `main`. */
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

/** A short label for a kind or a status. */
export function Badge({ kind = "plain", icon = "star", className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, variants[kind], className)}>
      {(kind === "open" || kind === "closed") && <StatusDot open={kind === "open"} />}
      {kind === "main" && <Icon icon={icon} />}
      <Text>{children}</Text>
    </span>
  );
}
