import { CircleCheck } from "lucide";
import { type MouseEvent, useEffect, useRef } from "react";
import { isPlainPress } from "~/behaviours/plain-press.ts";
import type { AccountFrameWords, CarriedMessage } from "~/content/account-shape.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Text } from "~/ui/text.tsx";
import styles from "./success.module.css";
import { useRedirectToSignIn } from "./use-redirect-to-sign-in.ts";

/** A form that is done: what happened, and the way to the sign-in page, which follows by itself after 3 s (B§2, D35). */
export function Success({
  title,
  text,
  message,
  frame,
}: {
  title: string;
  text: string;
  message: CarriedMessage;
  frame: AccountFrameWords;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const goToSignIn = useRedirectToSignIn(message);
  // The form that had the keyboard's place is gone.
  useEffect(() => heading.current?.focus(), []);
  const continueNow = (event: MouseEvent) => {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    goToSignIn();
  };
  return (
    <div className={styles.success}>
      <Icon icon={CircleCheck} className={styles.icon} />
      <div role="status" className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          <Text>{title}</Text>
        </h1>{" "}
        <p>
          <Text>{text}</Text>
        </p>
      </div>
      <ButtonLink to={pathOf("login")} onClick={continueNow} arrow>
        {frame.continueNow}
      </ButtonLink>
    </div>
  );
}
