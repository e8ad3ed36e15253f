import { classNames } from "~/styles/class-names.ts";
import { Icon } from "../indicators/icon.tsx";
import { LandoltC } from "../indicators/landolt-c.tsx";
import { Text } from "../text/text.tsx";
import styles from "./action-button.module.css";
import { Button, type ButtonProps } from "./button.tsx";

export interface ActionButtonProps extends ButtonProps {
  /** For an irreversible action. */
  danger?: boolean | undefined;
  /** While true the button shows the spinner and `busyLabel`, keeps its width and ignores clicks. */
  busy?: boolean;
  /** Label while busy ("Signing in"); its width is reserved from the start. */
  busyLabel?: string;
}

/** A button for an action that takes time, or that cannot be undone. */
export function ActionButton({
  danger,
  busy,
  busyLabel,
  icon,
  children,
  ...rest
}: ActionButtonProps) {
  return (
    <Button
      {...rest}
      className={classNames(styles.action, danger ? styles.danger : undefined, rest.className)}
      icon={busyLabel ? undefined : icon}
      // `disabled` would lose the focus and hide the change from screen readers.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busyLabel ? (
        <span className={styles.labels}>
          <span aria-hidden={busy || undefined}>
            {icon && <Icon icon={icon} />}
            <Text>{children}</Text>
          </span>
          <span aria-hidden={!busy || undefined}>
            <LandoltC className={styles.spinner} />
            <Text>{busyLabel}</Text>
          </span>
        </span>
      ) : (
        children
      )}
    </Button>
  );
}
