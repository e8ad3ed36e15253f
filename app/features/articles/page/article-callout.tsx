import { Phone } from "lucide";
import { clinic, telephoneLink } from "~/content/facts/clinic.ts";
import { pathOf } from "~/content/facts/pages.ts";
import type { ArticlesWords } from "~/content/shape.ts";
import { ButtonLink, ButtonRow } from "~/ui/controls/button.tsx";
import { Wrap } from "~/ui/layout/section.tsx";
import { PhoneNumber } from "~/ui/text/phone-number.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./article-callout.module.css";

/** Below a body: from reading to an examination, by the page of branches or by telephone. */
export function ArticleCallout({
  words,
  callLabel,
}: {
  words: ArticlesWords["callout"];
  /** Says whose number it is to those who hear the link. */
  callLabel: string;
}) {
  const [{ value: phone }] = clinic.phones;
  return (
    <Wrap>
      <section className={styles.callout}>
        <div>
          <h2 className={styles.title}>
            <Text>{words.title}</Text>
          </h2>
          <p>
            <Text>{words.text}</Text>
          </p>
        </div>
        <ButtonRow stretch>
          <ButtonLink to={pathOf("booking")} arrow>
            {words.action}
          </ButtonLink>
          <ButtonLink
            href={telephoneLink(phone)}
            variant="secondary"
            icon={Phone}
            aria-label={`${callLabel} ${phone}`}
          >
            <PhoneNumber>{phone}</PhoneNumber>
          </ButtonLink>
        </ButtonRow>
      </section>
    </Wrap>
  );
}
