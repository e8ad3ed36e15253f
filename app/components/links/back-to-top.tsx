import { classNames } from "~/styles/class-names.ts";
import { Icon } from "../indicators/icon.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import styles from "./back-to-top.module.css";

/** Pixels of scrolling after which the link appears: hidden at 300, visible at 301 (REQ-LEGAL-3). */
const after = 300;

/**
 * A link to the top of a long page. It is the last child of the page, so that it stays in the corner of the window
 * and does not cover the footer. Without JavaScript it is always visible, as a plain link.
 */
export function BackToTop({ label }: { label: string }) {
  return (
    <div className={classNames("screen-only", styles.place)}>
      <a
        href="#main"
        className={classNames("icon-box", styles.button)}
        data-button=""
        data-shown="false"
        data-after={after}
      >
        <Icon icon="arrow-up" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </a>
    </div>
  );
}
