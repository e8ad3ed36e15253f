import type { ReactNode } from "react";
import { Banner } from "./banner.tsx";
import styles from "./error-banner.module.css";
import { Icon } from "./icon.tsx";

export interface ErrorBannerProps {
  /** With both, the banner has a close button. */
  onDismiss?: () => void;
  dismissLabel?: string;
  children: ReactNode;
}

/** An error of a form or of an application; it is announced at once. */
export function ErrorBanner({ onDismiss, dismissLabel, children }: ErrorBannerProps) {
  return (
    <Banner
      role="alert"
      icon="triangle-alert"
      className={styles.error}
      end={
        onDismiss &&
        dismissLabel && (
          <button type="button" className="icon-box" aria-label={dismissLabel} onClick={onDismiss}>
            <Icon icon="x" />
          </button>
        )
      }
    >
      {children}
    </Banner>
  );
}
