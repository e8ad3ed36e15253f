import { ButtonLink, ButtonRow } from "~/components/controls/button.tsx";
import { Card } from "~/components/layout/card.tsx";
import { Container } from "~/components/layout/section.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ArticlesWords } from "~/content/content.types.ts";
import { clinic, telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";

/** Call to action below an article: links to the booking page and to a call. */
export function ArticleCallout({
  words,
  callLabel,
}: {
  words: ArticlesWords["callout"];
  /** Accessible name of the phone link, with its owner. */
  callLabel: string;
}) {
  const [{ value: phone }] = clinic.phones;
  return (
    <Container>
      <Card as="section" className="cluster spread gap-5">
        <div>
          <h2 className="title-3">
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
            icon="phone"
            aria-label={`${callLabel} ${phone}`}
          >
            <PhoneNumber>{phone}</PhoneNumber>
          </ButtonLink>
        </ButtonRow>
      </Card>
    </Container>
  );
}
