import { classNames } from "~/styles/class-names.ts";
import { Icon } from "../indicators/icon.tsx";
import { Text } from "../text/text.tsx";
import styles from "./field-error.module.css";

/** The error message of a control, in rust with an icon; renders nothing without an error. */
export function FieldError({ id, children }: { id: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={id} className={classNames("with-icon medium", styles.error)}>
      <Icon icon="circle-alert" />
      <span>
        <Text>{children}</Text>
      </span>
    </p>
  );
}
