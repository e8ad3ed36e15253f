import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import styles from "./banner.module.css";
import { Icon, type IconName } from "./icon.tsx";

const icons = { info: "circle-check", warning: "info" } as const;

export interface BannerProps {
  /** Success or information, or a warning; `ErrorBanner` is for errors. */
  kind?: "info" | "warning";
  /** True when it appears after load, so that it is announced. */
  announce?: boolean;
  /** Replaces "status" when the banner is announced. */
  role?: "alert";
  /** Replaces the icon of the kind. */
  icon?: IconName;
  /** After the words, such as a close button. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A message with an icon and a bar, so that its kind does not depend on colour. */
export function Banner({
  kind = "info",
  announce,
  role,
  icon,
  end,
  className,
  children,
}: BannerProps) {
  return (
    <div
      role={role ?? (announce ? "status" : undefined)}
      className={classNames("with-icon", styles.banner, styles[kind], className)}
    >
      <Icon icon={icon ?? icons[kind]} />
      <div className="break-anywhere">
        <Text>{children}</Text>
      </div>
      {end}
    </div>
  );
}
