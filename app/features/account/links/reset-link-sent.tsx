import { ButtonLink } from "~/components/controls/button.tsx";
import { Banner } from "~/components/indicators/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ForgotPasswordWords } from "~/content/account.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { useFocusedHeading } from "./use-focused-heading.ts";

/** The message after a request for a reset link; the same for every address. */
export function ResetLinkSent({
  words,
  backToLogin,
}: {
  words: ForgotPasswordWords["success"];
  backToLogin: string;
}) {
  const heading = useFocusedHeading();
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <Text>{words.title}</Text>
      </h1>
      <Banner kind="info" announce>
        <b>{words.sent}</b> {words.text}
      </Banner>
      <ButtonLink to={pathOf("login")} variant="secondary">
        {backToLogin}
      </ButtonLink>
    </>
  );
}
