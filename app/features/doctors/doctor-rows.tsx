import { PicturedRow, PicturedRows } from "~/components/layout/pictured-row.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { type DoctorId, doctors } from "~/content/data/doctors.ts";
import type { DoctorWords } from "~/content/doctors.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import { doctorsPath } from "./doctors-path.ts";
import { Portrait } from "./portrait.tsx";

export interface DoctorRowsProps {
  people: readonly {
    id: DoctorId;
    words: DoctorWords;
    /** Names of the branches where the doctor works. */
    places: readonly string[];
  }[];
}

/** A list of doctors with role, specialties and branch; each row links to the profile. */
export function DoctorRows({ people }: DoctorRowsProps) {
  const separator = listSeparator(useLanguage().locale);
  return (
    <PicturedRows>
      {people.map(({ id, words, places }) => (
        <PicturedRow
          key={id}
          title={<AppLink to={doctorsPath({ branch: null, doctor: id })}>{words.name}</AppLink>}
          picture={<Portrait id={id} words={words} image={doctors[id].image} sizes="5rem" small />}
          end={<Text>{places.join(separator)}</Text>}
          endClass={"secondary small"}
        >
          <p>{words.role}</p>
          <p>
            <Text>{words.specialties.join(separator)}</Text>
          </p>
        </PicturedRow>
      ))}
    </PicturedRows>
  );
}
