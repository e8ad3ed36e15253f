import { Phone } from "lucide";
import { ButtonLink, ButtonRow } from "~/components/controls/button.tsx";
import { Container } from "~/components/layout/section.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ArticlesWords } from "~/content/content.types.ts";
import { clinic, telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
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
    <Container>
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
    </Container>
  );
}
