import { type MouseEvent, useCallback, useEffect } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "~/client/enhancements/links/is-plain-click.ts";
import { ButtonLink } from "~/components/controls/button.tsx";
import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import type { AccountFrameWords, FlashMessage } from "~/content/account.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { useFocusedHeading } from "./use-focused-heading.ts";

/**
 * The success message of a form with a link to the sign-in page, which is followed automatically after 3 s
 * (REQ-ACCOUNT-7).
 */
export function SuccessRedirect({
  title,
  text,
  message,
  frame,
}: {
  title: string;
  text: string;
  message: FlashMessage;
  frame: AccountFrameWords;
}) {
  const heading = useFocusedHeading();
  const goToSignIn = useRedirectToSignIn(message);

  const continueNow = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    goToSignIn();
  };
  return (
    <div className="stack gap-5 start">
      <Icon icon="circle-check" className="title-2" />
      <div role="status" className="stack">
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

/** Delay of the redirect to the sign-in page, in milliseconds (REQ-ACCOUNT-11). */
const delay = 3000;

/**
 * Redirects to the sign-in page, which repeats the message, 3 s after the first render. Returns a function that
 * redirects at once.
 */
function useRedirectToSignIn(message: FlashMessage): () => void {
  const navigate = useNavigate();
  const to = localizedPath(pathOf("login"), useLanguage());
  const go = useCallback(
    () => void navigate(to, { replace: true, state: { message } }),
    [navigate, to, message],
  );
  useEffect(() => {
    const timer = setTimeout(go, delay);
    return () => clearTimeout(timer);
  }, [go]);
  return go;
}
