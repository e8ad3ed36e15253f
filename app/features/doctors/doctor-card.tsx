import { CardLink, type CardLinkTarget } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { HomeWords } from "~/content/content.types.ts";
import { type DoctorId, doctors } from "~/content/data/doctors.ts";
import type { DoctorWords } from "~/content/doctors.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import { formatNumber } from "~/i18n/numerals.ts";
import { pluralize } from "~/i18n/plural.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./doctor-card.module.css";
import { Portrait } from "./portrait.tsx";

/** Number of specialties on a card; further ones are counted (REQ-DOCTOR-5). */
const specialtiesShown = 2;

export interface DoctorCardProps {
  id: DoctorId;
  person: DoctorWords;
  words: Pick<HomeWords["doctors"], "profile" | "experience" | "moreSpecialties">;
  /** The link of the card; `inPlace` opens the profile on the current page. */
  link: CardLinkTarget;
}

/**
 * A doctor in a list: portrait, name, role, years, two specialties and the number of further ones; links to the
 * profile.
 */
export function DoctorCard({ id, person, words, link }: DoctorCardProps) {
  const { locale } = useLanguage();
  const { years, image } = doctors[id];
  const separator = listSeparator(locale);
  const shown = person.specialties.slice(0, specialtiesShown);
  const more = person.specialties.length - specialtiesShown;
  return (
    <li className="stack gap-5 link-area beside-words" data-doctor={id}>
      <Portrait id={id} words={person} image={image} />
      <div className="stack start gap-3">
        <h3 className="title-4">
          <Text>{person.name}</Text>
        </h3>
        <p className={classNames("secondary", styles.role)}>
          {person.role}
          <br />
          {pluralize(years, words.experience, locale)}
        </p>
        <p>
          <Text>{`${shown.join(separator)}${more > 0 ? "\u00a0" : ""}`}</Text>
          {more > 0 && (
            <b
              className="medium"
              role="img"
              aria-label={pluralize(more, words.moreSpecialties, locale)}
            >
              <Text>{`+${formatNumber(more, locale)}`}</Text>
            </b>
          )}
        </p>
        <CardLink {...link} about={person.name}>
          {words.profile}
        </CardLink>
      </div>
    </li>
  );
}
