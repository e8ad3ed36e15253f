import { Phone } from "lucide";
import { useEffect, useRef } from "react";
import { isRouteErrorResponse } from "react-router";
import { clinic, telephoneLink } from "~/content/facts/clinic.ts";
import type { FailureWords } from "~/content/shape.ts";
import { ButtonLink, ButtonRow } from "~/ui/controls/button.tsx";
import { Wrap } from "~/ui/layout/section.tsx";
import { PhoneNumber } from "~/ui/text/phone-number.tsx";
import styles from "./failure.module.css";

/**
 * The last-resort page: headline of the specification (REQ-LAYOUT-20), a way to try again, a way home and a number to
 * call.
 */
export function Failure({ words, error }: { words: FailureWords; error: unknown }) {
  // A reader who typed an address that does not exist is never shown a failure; this is for what broke.
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const [{ value: phone }] = clinic.phones;
  const place = useRef<HTMLElement>(null);
  // The link that was pressed is gone; the keyboard and the screen reader go on here.
  useEffect(() => place.current?.focus(), []);
  return (
    <main ref={place} id="main" tabIndex={-1} className={styles.failure} data-status={status}>
      {/* The page that broke has taken its metadata with it. */}
      <title>{words.title}</title>
      <Wrap>
        <h1>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <ButtonRow>
          <ButtonLink href="" data-again="">
            {words.retry}
          </ButtonLink>
          <ButtonLink to="/" variant="secondary">
            {words.home}
          </ButtonLink>
          <ButtonLink href={telephoneLink(phone)} variant="secondary" icon={Phone}>
            <PhoneNumber>{phone}</PhoneNumber>
          </ButtonLink>
        </ButtonRow>
      </Wrap>
    </main>
  );
}
