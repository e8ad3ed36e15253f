import { useEffect, useRef } from "react";
import { isRouteErrorResponse } from "react-router";
import { ButtonLink, ButtonRow } from "~/components/controls/button.tsx";
import { Container } from "~/components/layout/section.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import type { ErrorPageWords } from "~/content/content.types.ts";
import { clinic, telephoneLink } from "~/content/data/clinic.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./error-page.module.css";

/** The error page: the specification's headline (REQ-LAYOUT-20), a retry, a link home and a number to call. */
export function ErrorPage({ words, error }: { words: ErrorPageWords; error: unknown }) {
  // An unknown address shows the not-found page; this page is for unexpected errors.
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const [{ value: phone }] = clinic.phones;
  const place = useRef<HTMLElement>(null);
  // The clicked link was removed, so the focus moves here.
  useEffect(() => place.current?.focus(), []);
  return (
    <main ref={place} id="main" tabIndex={-1} className={styles.page} data-status={status}>
      {/* The metadata of the failed page is missing. */}
      <title>{words.title}</title>
      <Container>
        <h1>{words.title}</h1>
        <p className={classNames("lead", styles.text)}>{words.text}</p>
        <ButtonRow>
          <ButtonLink href="" data-again="">
            {words.retry}
          </ButtonLink>
          <ButtonLink to="/" variant="secondary">
            {words.home}
          </ButtonLink>
          <ButtonLink href={telephoneLink(phone)} variant="secondary" icon="phone">
            <PhoneNumber>{phone}</PhoneNumber>
          </ButtonLink>
        </ButtonRow>
      </Container>
    </main>
  );
}
