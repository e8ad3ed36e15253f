import { Container } from "~/components/layout/section.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ServiceWords } from "~/content/content.types.ts";
import { clinic, telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import { type ServiceId, serviceIds } from "~/content/data/services.ts";
import { EyeFigure } from "~/illustrations/eye/eye-figure.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./treatment-tiles.module.css";

export interface TreatmentTilesProps {
  /** Above the treatments: why a query has no results. */
  message?: { title: string; text: string };
  treatments: Readonly<Record<ServiceId, Pick<ServiceWords, "name" | "part">>>;
  /** Names the owner of the phone number. */
  callLabel: string;
}

/** The six treatments with their figures, in place of results. A message about the query comes with a phone number. */
export function TreatmentTiles({ message, treatments, callLabel }: TreatmentTilesProps) {
  const [{ value: phone }] = clinic.phones;
  return (
    <Container className="page-body">
      {message && (
        <>
          <h2 className="title-3 break-anywhere">
            <Text>{message.title}</Text>
          </h2>
          <p className="lead above-3 below-5">
            <Text>{message.text}</Text>{" "}
            <a href={telephoneLink(phone)} className="target" aria-label={`${callLabel} ${phone}`}>
              <PhoneNumber>{phone}</PhoneNumber>
            </a>
          </p>
        </>
      )}
      <ul className="tiles wide-tiles">
        {serviceIds.map((id) => (
          <li key={id}>
            <AppLink
              to={pathOf(id)}
              className={classNames("quiet-link ruled title-4", styles.treatment)}
            >
              <EyeFigure slug={id} />
              <span>
                <Text>{treatments[id].name}</Text>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}
