import { CardLink } from "~/components/links/arrow-link.tsx";
import { BulletList } from "~/components/text/bullet-list.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ServiceWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { benefitsShown, type ServiceId, serviceIds } from "~/content/data/services.ts";
import { EyeFigure } from "~/illustrations/eye/eye-figure.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./service-cards.module.css";

/** Words of the cards besides those of the services. */
export interface ServiceCardsWords {
  more: string;
}

/** The six services as illustrated cards, in the specification's order. */
export function ServiceCards({
  services,
  words,
}: {
  services: Record<ServiceId, ServiceWords>;
  words: ServiceCardsWords;
}) {
  return (
    <ul className={classNames("tiles wide-tiles query-container", styles.cards)}>
      {serviceIds.map((id) => (
        <li key={id} className={classNames("stack ruled link-area beside-words", styles.card)}>
          <ServiceCard id={id} service={services[id]} words={words} />
        </li>
      ))}
    </ul>
  );
}

interface ServiceCardProps {
  id: ServiceId;
  service: ServiceWords;
  words: ServiceCardsWords;
}

/**
 * One service: figure, name, its first three benefits (REQ-HOME-4) and a link to its page. The whole card is the
 * link.
 */
function ServiceCard({ id, service, words }: ServiceCardProps) {
  return (
    <>
      <EyeFigure
        slug={id}
        caption={service.part}
        className={classNames("screen-only full", styles.figure)}
      />
      <h3>
        <Text>{service.name}</Text>
      </h3>
      <BulletList items={service.benefits.slice(0, benefitsShown)} className="secondary" />
      <CardLink to={pathOf(id)} about={service.name}>
        {words.more}
      </CardLink>
    </>
  );
}
