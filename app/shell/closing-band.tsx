import { Phone } from "lucide";
import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { Aurora } from "~/art/land/aurora.tsx";
import { ClosingLand } from "~/art/land/closing-land.tsx";
import { clinic, telephoneLink } from "~/content/facts/clinic.ts";
import { pathOf } from "~/content/facts/pages.ts";
import type { ClosingWords } from "~/content/page-shape.ts";
import type { ShellWords } from "~/content/shape.ts";
import { ButtonLink, ButtonRow } from "~/ui/controls/button.tsx";
import { Wrap } from "~/ui/layout/section.tsx";
import { PhoneNumber } from "~/ui/text/phone-number.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./closing-band.module.css";

/**
 * Night over the mountains that become the footer: one sentence, a way to book and a number to call.
 * `children` are other ways on, in the place of the number.
 */
export function ClosingBand({ words, children }: { words: ClosingWords; children?: ReactNode }) {
  const [{ value: phone }] = clinic.phones;
  const shell = useRouteLoaderData<() => { shell: ShellWords }>("root")?.shell;
  return (
    <section className={styles.band}>
      <Aurora id="closing-sky" light="night" className={styles.sky} />
      <ClosingLand className={styles.land} />
      <Wrap className={styles.wrap}>
        <div className={styles.text}>
          <h2>
            <Text>{words.title}</Text>
          </h2>
          <p className={styles.lead}>
            <Text>{words.text}</Text>
          </p>
          <ButtonRow stretch>
            <ButtonLink to={pathOf("booking")} variant="lite" arrow>
              {words.action}
            </ButtonLink>
            {children ?? (
              <ButtonLink
                href={telephoneLink(phone)}
                variant="line"
                icon={Phone}
                aria-label={shell && `${shell.callLabel} ${phone}`}
              >
                <PhoneNumber>{phone}</PhoneNumber>
              </ButtonLink>
            )}
          </ButtonRow>
        </div>
      </Wrap>
    </section>
  );
}
