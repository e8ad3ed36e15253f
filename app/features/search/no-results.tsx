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
import styles from "./no-results.module.css";

export interface NoResultsProps {
  /** The message for a query without results; without it only the treatments are shown. */
  nothing?: { title: string; text: string };
  treatments: Readonly<Record<ServiceId, Pick<ServiceWords, "name" | "part">>>;
  /** Names the owner of the phone number. */
  callLabel: string;
}

/** The six treatments with their figures; for a query without results also a message with a phone number. */
export function NoResults({ nothing, treatments, callLabel }: NoResultsProps) {
  const [{ value: phone }] = clinic.phones;
  return (
    <Container className={classNames("page-body", nothing && styles.answer)}>
      {nothing && (
        <>
          <h2 className="title-3 break-anywhere">
            <Text>{nothing.title}</Text>
          </h2>
          <p className="lead above-3 below-5">
            <Text>{nothing.text}</Text>{" "}
            <a href={telephoneLink(phone)} className="target" aria-label={`${callLabel} ${phone}`}>
              <PhoneNumber>{phone}</PhoneNumber>
            </a>
          </p>
        </>
      )}
      <ul className="tiles wide-tiles">
        {serviceIds.map((id) => (
          <li key={id}>
            <AppLink to={pathOf(id)} className={classNames("quiet-link", styles.treatment)}>
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
