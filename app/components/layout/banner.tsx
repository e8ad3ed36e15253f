import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Icon, type IconName } from "../indicators/icon.tsx";
import { Text } from "../text/text.tsx";
import styles from "./banner.module.css";

const icons = { info: "circle-check", warning: "info", error: "triangle-alert" } as const;

export interface BannerProps {
  /** Success or information, a warning, or an error. */
  kind?: "info" | "warning" | "error";
  /** True when it appears after load, so that it is announced. The default for errors. */
  announce?: boolean;
  /** Replaces the icon of the kind. */
  icon?: IconName;
  /** With both, the banner has a close button. */
  onDismiss?: () => void;
  dismissLabel?: string;
  className?: string;
  children: ReactNode;
}

/** A message with an icon and a bar, so that its kind does not depend on colour. */
export function Banner({
  kind = "info",
  announce = kind === "error",
  icon,
  onDismiss,
  dismissLabel,
  className,
  children,
}: BannerProps) {
  const role = announce ? (kind === "error" ? "alert" : "status") : undefined;
  return (
    <div role={role} className={classNames(styles.banner, styles[kind], className)}>
      <Icon icon={icon ?? icons[kind]} className={styles.icon} />
      <div className={classNames("break-anywhere", styles.words)}>
        <Text>{children}</Text>
      </div>
      {onDismiss && dismissLabel && (
        <button
          type="button"
          className={classNames("icon-box", styles.dismiss)}
          aria-label={dismissLabel}
          onClick={onDismiss}
        >
          <Icon icon="x" />
        </button>
      )}
    </div>
  );
}
