import type { ComponentProps, ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import { Icon, type IconName } from "../indicators/icon.tsx";
import { DestinationLink, type DestinationLinkProps } from "../links/link.tsx";
import { Text } from "../text/text.tsx";
import styles from "./button.module.css";
import secondary from "./button-secondary.module.css";

interface ButtonLook {
  variant?: "primary" | "secondary";
  /** 56 px or 46 px high. */
  size?: "normal" | "small";
  /** As wide as its container. */
  wide?: boolean;
  /** Icon before the label. */
  icon?: IconName;
  /** Arrow after the label; it moves 4 px on hover. */
  arrow?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {}

/** A button; `type` is "button" by default. A disabled button has a dashed border instead of faded text. */
export function Button({ variant, size, wide, icon, arrow, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, rest.className)}
    >
      <ButtonContent icon={icon} arrow={arrow} words={children} />
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & DestinationLinkProps;

/**
 * A link that looks like a button: `to` inside the site, `href` for phone and mail, with `newTabLabel` to another
 * site.
 */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  arrow,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <DestinationLink
      {...rest}
      // High contrast underlines every link but these (themes.css).
      data-button=""
      className={buttonClass({ variant, size, wide }, rest.className)}
    >
      <ButtonContent icon={icon} arrow={arrow} words={children} />
    </DestinationLink>
  );
}

/** Buttons side by side; they wrap, and below 40 rem `stretch` gives each its own line. */
export function ButtonRow({ stretch, children }: { stretch?: boolean; children: ReactNode }) {
  return (
    <div className={classNames("cluster gap-3", stretch ? secondary.stretch : undefined)}>
      {children}
    </div>
  );
}

function ButtonContent({
  icon,
  arrow,
  words,
}: Pick<ButtonLook, "icon" | "arrow"> & { words: ReactNode }) {
  return (
    <>
      {icon && <Icon icon={icon} />}
      <Text>{words}</Text>
      {arrow && <Icon icon="arrow-right" flip className={styles.arrow} />}
    </>
  );
}

function buttonClass({ variant = "primary", size, wide }: ButtonLook, className?: string): string {
  return classNames(
    styles.button,
    secondary[variant],
    size === "small" ? styles.small : undefined,
    wide ? "full" : undefined,
    className,
  );
}
