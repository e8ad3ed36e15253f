import { useEffect, useRef } from "react";
import type { ForgotPasswordWords } from "~/content/account-shape.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Banner } from "~/ui/layout/banner.tsx";
import { Text } from "~/ui/text/text.tsx";

/** The panel after a reset link was asked for; the same whether or not the address has an account. */
export function ResetLinkSent({
  words,
  backToLogin,
}: {
  words: ForgotPasswordWords["success"];
  backToLogin: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
