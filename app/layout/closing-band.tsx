import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { ButtonLink, ButtonRow } from "~/components/controls/button.tsx";
import { Container } from "~/components/layout/section.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ShellWords } from "~/content/content.types.ts";
import { clinic, telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { ClosingWords } from "~/content/page.types.ts";
import { ClosingScenery } from "~/illustrations/scenery/closing-scenery.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./closing-band.module.css";

/**
 * The closing band in night colours above the footer: one sentence, a link to book and a number to call. `children`
 * replace the number.
 */
export function ClosingBand({ words, children }: { words: ClosingWords; children?: ReactNode }) {
  const [{ value: phone }] = clinic.phones;
  const shell = useRouteLoaderData<() => { shell: ShellWords }>("root")?.shell;
  return (
    <section className={classNames("on-dark screen-only", styles.band)}>
      <ClosingScenery />
      <Container className={styles.wrap}>
        <div className="stack gap-5 measure">
          <h2>
            <Text>{words.title}</Text>
          </h2>
          <p className="lead measure">
            <Text>{words.text}</Text>
          </p>
          <ButtonRow stretch>
            <ButtonLink to={pathOf("booking")} arrow>
              {words.action}
            </ButtonLink>
            {children ?? (
              <ButtonLink
                href={telephoneLink(phone)}
                variant="secondary"
                icon="phone"
                aria-label={shell && `${shell.callLabel} ${phone}`}
              >
                <PhoneNumber>{phone}</PhoneNumber>
              </ButtonLink>
            )}
          </ButtonRow>
        </div>
      </Container>
    </section>
  );
}
